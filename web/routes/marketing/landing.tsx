import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '../../../contract/brand.ts';
import { Button } from '../../ui/button.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { SiteFigure } from '../pictures/site-figure.tsx';
import { sitePictures } from '../pictures/site-pictures.ts';
import { landingFeatures, pricingContent } from './landing.content.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const section = 'mx-auto max-w-[1264px] scroll-mt-20 px-4 sm:px-8';

export default function LandingPage() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <Features />
        <Pricing />
      </main>
      <SiteFooter />
    </>
  );
}

function Hero() {
  return (
    <section aria-labelledby="hero-title">
      <div className={`${section} grid gap-6 pt-14 pb-12 sm:pt-24 sm:pb-16`}>
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
          <Button asChild size="lg">
            <Link to="/platform">
              Get Started
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <a href="#features">See what it does</a>
          </Button>
        </div>
      </div>
      <SiteFigure
        picture={sitePictures.autumnLake}
        sizes="100vw"
        eager
        pictureClassName="aspect-[4/3] object-cover sm:aspect-[2048/876] sm:max-h-[80vh]"
        captionClassName={section}
      />
    </section>
  );
}

function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className={`${section} py-20 sm:py-28`}>
      <h2
        id="features-title"
        className="max-w-2xl text-balance font-display font-semibold text-3xl leading-tight sm:text-4xl"
      >
        From a sentence to a picture worth keeping
      </h2>
      <ul className="mt-12 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        {landingFeatures.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid content-start gap-3 bg-surface p-6 sm:p-8">
            <Icon aria-hidden="true" className="size-6 text-accent-strong" />
            <h3 className="mt-2 font-medium text-lg">{title}</h3>
            <p className="text-ink-muted leading-relaxed">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-16 grid gap-x-6 gap-y-10 lg:grid-cols-2">
        {[sitePictures.castleCliff, sitePictures.watercolourLake].map((picture) => (
          <SiteFigure
            key={picture.prompt}
            picture={picture}
            sizes="(min-width: 1264px) 588px, (min-width: 1024px) 46vw, 94vw"
            pictureClassName="rounded-card"
          />
        ))}
      </div>
    </section>
  );
}

function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="bg-raised/60">
      <div
        className={`${section} grid items-center gap-12 py-20 sm:py-28 lg:grid-cols-[minmax(0,1fr)_26rem]`}
      >
        <div className="grid gap-4">
          <h2
            id="pricing-title"
            className="max-w-xl text-balance font-display font-semibold text-3xl leading-tight sm:text-4xl"
          >
            {pricingContent.title}
          </h2>
          <p className="max-w-md text-ink-muted text-lg">{pricingContent.lead}</p>
        </div>
        <div className="grid gap-6 rounded-card border border-line-strong/60 bg-surface p-6 sm:p-8">
          <p className="flex items-baseline gap-1">
            <span className="font-display font-semibold text-5xl leading-none tabular-nums">
              {pricingContent.price}
            </span>
            <span className="text-ink-muted text-lg">{pricingContent.period}</span>
          </p>
          <ul className="grid gap-3">
            {pricingContent.inclusions.map((inclusion) => (
              <li key={inclusion} className="flex items-center gap-3">
                <Check aria-hidden="true" className="size-4 shrink-0 text-accent-strong" />
                {inclusion}
              </li>
            ))}
          </ul>
          <Button asChild size="lg" block>
            <Link to="/platform/premium">{pricingContent.action}</Link>
          </Button>
          <p className="text-center text-ink-muted text-sm">{pricingContent.guarantee}</p>
        </div>
      </div>
    </section>
  );
}
