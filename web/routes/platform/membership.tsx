import { MembershipPage } from '../../features/billing/membership-page.tsx';
import { pageTitle } from '../page-title.ts';

export const meta = () => [{ title: pageTitle('Membership') }];

export default function MembershipRoute() {
  return <MembershipPage />;
}
