import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { communityTexts } from '../../../contract/community.ts';
import { isUuid } from '../../../contract/uuid.ts';
import { client } from '../../api/client.ts';
import { showToast } from '../../ui/toaster.tsx';
import { saveGeneratorSettings, settingsFromPublication } from './generator-settings.ts';

const parameter = 'from';

/**
 * `?from={publicationId}`: takes prompt, size and model of a published picture into the draft, once,
 * and then out of the address, so that a reload keeps what was typed since. It stays in the address
 * through sign-in.
 * @returns whether the draft is still on its way
 */
export function usePublicationDraft(): boolean {
  const [params, setParams] = useSearchParams();
  const from = params.get(parameter);
  useEffect(() => {
    if (from === null) return;
    let isLeft = false;
    const take = isUuid(from)
      ? client.community.get({ id: from })
      : Promise.reject(new Error('not an id'));
    take
      .then(
        (publication) => {
          if (!isLeft) saveGeneratorSettings(settingsFromPublication(publication));
        },
        () => {
          if (!isLeft)
            showToast({ kind: 'error', title: 'Error', description: communityTexts.draftFailed });
        },
      )
      .finally(() => {
        if (isLeft) return;
        setParams(
          (known) => {
            known.delete(parameter);
            return known;
          },
          { replace: true },
        );
      });
    return () => {
      isLeft = true;
    };
  }, [from, setParams]);
  return from !== null;
}
