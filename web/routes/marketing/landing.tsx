import { ArrowRight, Check } from 'lucide-react';
import { brand } from '../../../contract/brand.ts';
import { freeGenerationsPerDay } from '../../../contract/plans.ts';
import { documentHandle } from '../../site/document-handle.ts';
import { marketingFigures, modelPromo, testimonials } from '../../site/marketing.content.ts';
import { PaymentLink } from '../../site/payment-link.tsx';
import { SiteFigure } from '../../site/pictures/site-figure.tsx';
import { sitePictures } from '../../site/pictures/site-pictures.ts';
import { siteMeta } from '../../site/site-meta.ts';
import { SitePage, siteWidth } from '../../site/site-page.tsx';
import { organizationData } from '../../site/structured-data.ts';
import { Button } from '../../ui/button.tsx';
import { landingContent, landingFeatures, landingGallery } from './landing.content.ts';
import { guarantee, plans, premiumInclusions } from './plans.content.ts';

const sectionTitle =
  'max-w-2xl text-balance font-display font-semibold text-3xl leading-[1.1] tracking-[-0.01em] sm:text-4xl';

export const handle = documentHandle;
export const meta = () =>
  siteMeta({ path: '/', description: brand.description, jsonLd: organizationData });

export default function LandingPage() {
  return (
    <SitePage>
      <Hero />
      <Figures />
      <Features />
      <Gallery />
      <Promo />
      <Testimonials />
      <Pricing />
      <Closing />
    </SitePage>
  );
}

function GetStarted() {
  return (
    <Button asChild size="lg">
      <a href="/platform">
        Get Started
        <ArrowRight aria-hidden="true" />
      </a>
    </Button>
  );
}

function Hero() {
  return (
    <section aria-labelledby="hero-title">
      <div className={`${siteWidth} grid gap-6 pt-14 pb-12 sm:pt-24 sm:pb-16`}>
        <h1
          id="hero-title"
          className="max-w-4xl text-balance font-display font-semibold text-[40px] leading-[1.04] tracking-[-0.02em] sm:text-5xl lg:text-[80px]"
        >
          {brand.tagline}
        </h1>
        <p className="max-w-xl text-pretty text-ink-muted text-lg leading-relaxed">
          {brand.description}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <GetStarted />
          <Button asChild size="lg" variant="secondary">
            <a href="#features">See what it does</a>
          </Button>
        </div>
      </div>
      <SiteFigure
        picture={sitePictures.autumnLake}
        sizes="(max-width: 640px) 88vw, 100vw"
        eager
        pictureClassName="aspect-[4/3] object-cover sm:aspect-[2048/876] sm:max-h-[80vh]"
        captionClassName={siteWidth}
      />
    </section>
  );
}

function Figures() {
  return (
    <section aria-label="In figures" className={`${siteWidth} pt-16 sm:pt-24`}>
      <dl className="grid grid-cols-2 border-line border-y lg:grid-cols-4">
        {marketingFigures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse gap-1 border-line py-7 even:border-l even:pl-6 max-lg:nth-[n+3]:border-t sm:py-9 lg:not-first:border-l lg:not-first:pl-8"
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-display font-semibold text-3xl leading-none tabular-nums sm:text-4xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className={`${siteWidth} scroll-mt-20 py-20 sm:py-28`}
    >
      <h2 id="features-title" className={sectionTitle}>
        {landingContent.featuresTitle}
      </h2>
      <ul className="mt-14 grid gap-x-12 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
        {landingFeatures.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid content-start gap-3 border-ink border-t pt-6">
            <Icon aria-hidden="true" className="size-6 text-accent-strong" />
            <h3 className="mt-3 font-medium text-lg">{title}</h3>
            <p className="text-pretty text-ink-muted leading-relaxed">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gallery() {
  return (
    <section aria-labelledby="gallery-title">
      <div
        className={`${siteWidth} flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pb-10`}
      >
        <div className="grid gap-3">
          <h2 id="gallery-title" className={sectionTitle}>
            {landingContent.galleryTitle}
          </h2>
          <p className="max-w-xl text-pretty text-ink-muted text-lg">
            {landingContent.galleryText}
          </p>
        </div>
        <Button asChild variant="secondary">
          <a href="/gallery">Open the gallery</a>
        </Button>
      </div>
      <ul className="grid grid-cols-2 gap-x-1 gap-y-6 px-1 lg:grid-cols-4">
        {landingGallery.map((name) => (
          <li key={name}>
            <SiteFigure
              picture={sitePictures[name]}
              sizes="(min-width: 1024px) 25vw, 50vw"
              captionClassName="px-3"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Promo() {
  if (!modelPromo) return null;
  const { name, title, text, note, formats } = modelPromo;
  return (
    <section aria-labelledby="promo-title" className={`${siteWidth} pt-24 sm:pt-32`}>
      <div className="grid gap-x-16 gap-y-10 rounded-card bg-accent px-6 py-12 text-accent-ink sm:px-14 sm:py-20 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-between gap-10">
          <h2
            id="promo-title"
            className="text-balance font-display font-semibold text-4xl leading-[1.02] tracking-[-0.02em] sm:text-5xl lg:text-[80px]"
          >
            {title} <span className="whitespace-nowrap">{name}</span>
          </h2>
          <ul className="flex gap-8 font-display text-2xl sm:text-3xl">
            {formats.map((format) => (
              <li key={format}>{format}</li>
            ))}
          </ul>
        </div>
        <div className="grid content-end gap-5">
          <p className="text-pretty text-lg leading-relaxed">{text}</p>
          <p className="text-pretty text-sm leading-relaxed">{note}</p>
          <a
            href="/help/choose-a-model"
            className="inline-flex min-h-11 items-center gap-2 justify-self-start font-medium underline decoration-from-font underline-offset-4 hover:decoration-2"
          >
            How models work here
            <ArrowRight aria-hidden="true" className="size-4" />
          </a>
        </div>
      </div>
    </section>
  );
}

function Testimonials() {
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <section
      aria-labelledby="testimonials-title"
      className={`${siteWidth} grid gap-12 py-20 sm:py-28 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-20`}
    >
      <h2 id="testimonials-title" className="sr-only">
        {landingContent.testimonialsTitle}
      </h2>
      <Testimonial
        {...first}
        quoteClassName="font-display text-2xl leading-[1.25] sm:text-3xl sm:leading-[1.2]"
      />
      <div className="grid content-start gap-10">
        {others.map((testimonial) => (
          <Testimonial
            key={testimonial.name}
            {...testimonial}
            quoteClassName="font-display text-xl leading-snug"
          />
        ))}
      </div>
    </section>
  );
}

function Testimonial({
  quote,
  name,
  role,
  quoteClassName,
}: (typeof testimonials)[number] & { quoteClassName: string }) {
  return (
    <figure className="grid content-start gap-5 self-start border-accent border-l-2 pl-6 sm:pl-8">
      <blockquote className={`text-pretty ${quoteClassName}`}>{quote}</blockquote>
      <figcaption className="text-sm">
        <span className="font-medium">{name}</span>
        <span className="text-ink-muted">, {role}</span>
      </figcaption>
    </figure>
  );
}

function Pricing() {
  const { price, period, action } = plans.premium;
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="scroll-mt-16 bg-raised/60">
      <div
        className={`${siteWidth} grid items-center gap-12 py-20 sm:py-28 lg:grid-cols-[minmax(0,1fr)_26rem]`}
      >
        <div className="grid gap-5">
          <h2 id="pricing-title" className={sectionTitle}>
            {landingContent.pricingTitle}
          </h2>
          <p className="max-w-md text-ink-muted text-lg leading-relaxed">
            Start free with {freeGenerationsPerDay} images a day. No credit card needed.
          </p>
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            {[
              { label: 'Compare the plans', to: '/pricing' },
              { label: 'Lifetime deal', to: '/lifetime-deal' },
            ].map(({ label, to }) => (
              <a
                key={to}
                href={to}
                className="inline-flex min-h-11 items-center font-medium text-accent-strong underline-offset-4 hover:underline"
              >
                {label}
              </a>
            ))}
          </p>
        </div>
        <div className="grid gap-6 rounded-card border border-line-strong/60 bg-surface p-6 sm:p-8">
          <p className="flex items-baseline gap-1">
            <span className="font-display font-semibold text-5xl leading-none tabular-nums">
              {price}
            </span>
            <span className="text-ink-muted text-lg">{period}</span>
          </p>
          <ul className="grid gap-3">
            {premiumInclusions.map((inclusion) => (
              <li key={inclusion} className="flex items-center gap-3">
                <Check aria-hidden="true" className="size-4 shrink-0 text-accent-strong" />
                {inclusion}
              </li>
            ))}
          </ul>
          <PaymentLink to="/checkout/premium" block>
            {action}
          </PaymentLink>
          <p className="text-center text-ink-muted text-sm">{guarantee}</p>
        </div>
      </div>
    </section>
  );
}

function Closing() {
  return (
    <section
      aria-labelledby="closing-title"
      className={`${siteWidth} grid justify-items-start gap-6 py-24 sm:py-36`}
    >
      <h2
        id="closing-title"
        className="text-balance font-display font-semibold text-4xl leading-[1.04] tracking-[-0.02em] sm:text-5xl lg:text-[80px]"
      >
        {landingContent.closingTitle}
      </h2>
      <p className="max-w-md text-pretty text-ink-muted text-lg">{landingContent.closingText}</p>
      <GetStarted />
    </section>
  );
}
