import { X } from 'lucide-react';
import { contactLimits } from '../../../contract/contact-messages.ts';
import { applicationLimits, jobPositions } from '../../../contract/job-applications.ts';
import { publicForms, resumeBytesMax } from '../../../contract/public-forms.ts';
import { documentHandle } from '../../site/document-handle.ts';
import {
  SiteFileField,
  SiteForm,
  SiteSelect,
  SiteTextArea,
  SiteTextField,
  SubmitButton,
} from '../../site/site-form.tsx';
import { siteMeta } from '../../site/site-meta.ts';
import { SiteIntro, SitePage, sectionTitleClass, siteWidth } from '../../site/site-page.tsx';
import { textLinkClass } from '../../site/text-link.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { careersBenefits, careersContent } from './careers.content.ts';

export const handle = documentHandle;
export const meta = () =>
  siteMeta({
    path: '/careers',
    title: careersContent.title,
    description: careersContent.description,
    picture: 'rainStreet',
  });

const applyId = 'apply';
export default function CareersPage() {
  return (
    <SitePage>
      {/* Without scripts nothing opens a dialog: the form is then a part of the page. */}
      <noscript>
        <style>{`#${applyId}{display:block;position:static;max-width:40rem;max-height:none;margin-block:0 5rem}`}</style>
      </noscript>
      <SiteIntro title={careersContent.title} lead={careersContent.lead}>
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg">
            <a href="#positions">See open positions</a>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <a href="/contact">Get in Touch</a>
          </Button>
        </div>
      </SiteIntro>
      <Positions />
      <Benefits />
      <section
        aria-labelledby="closing-title"
        className={`${siteWidth} grid justify-items-start gap-5 py-20 sm:py-28`}
      >
        <h2 id="closing-title" className={sectionTitleClass}>
          {careersContent.closingTitle}
        </h2>
        <p className="max-w-xl text-pretty text-ink-muted text-lg leading-relaxed">
          {careersContent.closingText}
        </p>
        <Button asChild variant="secondary" size="lg">
          <a href="/contact">Get in Touch</a>
        </Button>
      </section>
      <ApplicationDialog />
    </SitePage>
  );
}

function Positions() {
  return (
    <section
      id="positions"
      aria-labelledby="positions-title"
      className={`${siteWidth} scroll-mt-20 pb-20 sm:pb-28`}
    >
      <div className="flex items-baseline justify-between gap-6 border-line border-b pb-5">
        <h2 id="positions-title" className={sectionTitleClass}>
          {careersContent.openTitle}
        </h2>
        <p className="text-ink-muted tabular-nums">{jobPositions.length}</p>
      </div>
      <ul className="divide-y divide-line">
        {jobPositions.map(({ id, title, department, location, type, description }) => (
          <li key={id}>
            <article
              aria-labelledby={`${id}-title`}
              className="grid gap-x-10 gap-y-4 py-8 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_auto] md:py-10"
            >
              <div className="grid content-start gap-2">
                <h3 id={`${id}-title`} className="font-display font-semibold text-xl leading-snug">
                  {title}
                </h3>
                <p className="text-accent-strong text-sm">{department}</p>
              </div>
              <div className="grid content-start gap-3">
                <p className="max-w-xl text-pretty leading-relaxed">{description}</p>
                <p className="flex flex-wrap gap-x-5 text-ink-muted text-sm">
                  <span>{location}</span>
                  <span>{type}</span>
                </p>
              </div>
              <Button asChild variant="secondary" className="max-md:w-full">
                <a
                  href={`#${applyId}`}
                  data-opens-dialog={applyId}
                  data-fills={JSON.stringify({ position: id })}
                  aria-describedby={`${id}-title`}
                >
                  Apply Now
                </a>
              </Button>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="bg-raised/60">
      <div className={`${siteWidth} grid gap-12 py-20 sm:py-28`}>
        <h2 id="benefits-title" className={sectionTitleClass}>
          What you get
        </h2>
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {careersBenefits.map(({ title, text }) => (
            <li
              key={title}
              className="grid content-start gap-2 border-line-strong/60 border-t pt-5"
            >
              <h3 className="font-medium text-lg">{title}</h3>
              <p className="text-pretty text-ink-muted leading-relaxed">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ApplicationDialog() {
  return (
    <dialog
      id={applyId}
      aria-labelledby={`${applyId}-title`}
      className="fixed inset-0 m-auto h-fit max-h-[92dvh] w-[calc(100%-2rem)] max-w-xl scroll-mt-20 overflow-y-auto rounded-card border border-line bg-surface p-0 text-ink backdrop:bg-black/60 open:animate-pop-in"
    >
      <div className="relative grid gap-6 p-6 sm:p-8">
        <header className="grid gap-1.5 pr-10">
          <h2 id={`${applyId}-title`} className="font-display font-semibold text-2xl">
            Apply
          </h2>
          <p className="text-ink-muted text-sm">
            We keep an application for half a year and then delete it; see the{' '}
            <a href="/privacy-policy" className={textLinkClass}>
              Privacy Policy
            </a>
            .
          </p>
        </header>
        <SiteForm form={publicForms.application} hasFile>
          <SiteSelect
            name="position"
            label="Position"
            options={jobPositions.map(({ id, title }) => ({ value: id, label: title }))}
            required
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <SiteTextField
              name="name"
              label="Name"
              autoComplete="name"
              required
              maxLength={applicationLimits.nameLengthMax}
            />
            <SiteTextField
              name="email"
              type="email"
              label="Email"
              autoComplete="email"
              required
              maxLength={contactLimits.emailLengthMax}
            />
          </div>
          <SiteTextArea
            name="note"
            label="Cover note"
            hint="What would you make better first?"
            required
            minLength={applicationLimits.noteLengthMin}
            maxLength={applicationLimits.noteLengthMax}
          />
          <SiteFileField
            name="resume"
            label="Résumé"
            hint={`A PDF of at most ${resumeBytesMax / 1024 / 1024} MB.`}
            accept="application/pdf,.pdf"
            required
          />
          <SubmitButton size="lg">Send Application</SubmitButton>
        </SiteForm>
        <IconButton
          label="Close"
          hideTooltip
          data-closes-dialog
          data-needs-script
          className="absolute top-3 right-3"
        >
          <X />
        </IconButton>
      </div>
    </dialog>
  );
}
