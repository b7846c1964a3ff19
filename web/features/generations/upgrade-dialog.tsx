import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { upgradeTexts } from './generator.content.ts';

export interface UpgradeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Opens where a free member has used up the day. */
export function UpgradeDialog({ open, onOpenChange }: UpgradeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={upgradeTexts.title}
      description={upgradeTexts.description}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {upgradeTexts.later}
          </Button>
          <Button asChild>
            <Link to="/platform/premium" onClick={() => onOpenChange(false)}>
              {upgradeTexts.subscribe}
            </Link>
          </Button>
        </>
      }
    />
  );
}
