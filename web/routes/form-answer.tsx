import { ArrowLeft } from 'lucide-react';
import { pageSlots } from '../../contract/page-slots.ts';
import { documentHandle } from '../site/document-handle.ts';
import { NarrowMessage } from '../site/narrow-message.tsx';
import { Button } from '../ui/button.tsx';
import { pageTitle } from './page-title.ts';

export const handle = documentHandle;
export const meta = () => [
  { title: pageTitle(pageSlots.title) },
  { name: 'robots', content: 'noindex' },
];

/** What a posted form is answered with where the page's script did not send it. */
export default function FormAnswerRoute() {
  return (
    <NarrowMessage title={pageSlots.title} text={pageSlots.text}>
      <Button asChild variant="secondary">
        <a href={pageSlots.backTo}>
          <ArrowLeft aria-hidden="true" />
          Back
        </a>
      </Button>
    </NarrowMessage>
  );
}
