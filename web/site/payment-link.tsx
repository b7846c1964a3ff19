import { ExternalLink } from 'lucide-react';
import { Button, type ButtonProps } from '../ui/button.tsx';

export interface PaymentLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  /** Our own address, which sends on to the payment page that the operator has set up. */
  to: '/go/premium' | '/go/lifetime';
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

/** Shown where the payment page would have been, when none is set up: the address names it. */
export function PaymentNotSetUp() {
  return (
    <div
      id="not-set-up"
      role="note"
      className="mb-8 hidden scroll-mt-24 rounded-card border border-accent bg-accent-wash p-5 target:block sm:p-6"
    >
      <p className="font-medium text-lg">Payments are not set up here yet</p>
      <p className="mt-1 max-w-2xl text-pretty leading-relaxed">
        So nothing can be bought on this site at the moment, and nothing was charged. Everything in
        the free plan works. If you would like to know when that changes,{' '}
        <a href="/contact" className="underline underline-offset-4">
          write to us
        </a>
        .
      </p>
    </div>
  );
}
