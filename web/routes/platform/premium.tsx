import { PremiumPage } from '../../features/subscriptions/premium-page.tsx';
import { pageTitle } from '../page-title.ts';

export const meta = () => [{ title: pageTitle('Premium') }];

export default function PremiumRoute() {
  return <PremiumPage />;
}
