import { ExternalLink } from 'lucide-react';
import { Button, type ButtonProps } from '../ui/button.tsx';

export interface PaymentLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  /** Our own page, which asks for a session, begins the purchase and leads on to the provider. */
  to: '/checkout/premium' | '/checkout/lifetime';
  children: React.ReactNode;
}

/** Leads to the payment provider, in a new tab. */
export function PaymentLink({ to, children, ...button }: PaymentLinkProps) {
  return (
    <Button asChild size="lg" {...button}>
      {/* Nobody follows it but a person: a crawler or a prefetch has nothing to buy. */}
      <a href={to} target="_blank" rel="noopener nofollow">
        {children}
        <ExternalLink aria-hidden="true" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </Button>
  );
}
