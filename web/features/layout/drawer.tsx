import { Sheet } from '../../ui/sheet.tsx';
import { SidebarContent } from './sidebar.tsx';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The sidebar of a narrow window. */
export function Drawer({ open, onOpenChange }: DrawerProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu" hideTitle>
      <SidebarContent onNavigate={() => onOpenChange(false)} />
    </Sheet>
  );
}
