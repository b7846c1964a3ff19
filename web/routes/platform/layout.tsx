import { Outlet } from 'react-router';

export default function PlatformLayout() {
  return <Outlet />;
}
