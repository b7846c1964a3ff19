import { ArrowRight } from 'lucide-react';
import { contactLimits } from '../../../contract/contact-messages.ts';
import { publicForms } from '../../../contract/public-forms.ts';
import { ticketTopics } from '../../../contract/support-tickets.ts';
import { documentHandle } from '../../site/document-handle.ts';
import { QuestionList } from '../../site/question-list.tsx';
import {
  SiteForm,
  SiteSelect,
  SiteTextArea,
  SiteTextField,
  SubmitButton,
} from '../../site/site-form.tsx';
import { siteMeta } from '../../site/site-meta.ts';
import { SiteIntro, SitePage, sectionTitleClass, siteWidth } from '../../site/site-page.tsx';
import { Button } from '../../ui/button.tsx';
import {
  commonIssues,
  liveChatContent,
  liveChatId,
  selfHelp,
  supportChannels,
  supportContent,
  supportStats,
} from './support.content.tsx';

export const handle = documentHandle;
export const meta = () =>
  siteMeta({
    path: '/support',
    title: supportContent.title,
    description: supportContent.description,
    picture: 'coffee',
  });

export default function SupportPage() {
  return (
    <SitePage>
      <SiteIntro title={supportContent.title} lead={supportContent.lead} />
      <Stats />
      <Channels />
      <Ticket />
      <section aria-labelledby="issues-title" className={`${siteWidth} py-20 sm:py-28`}>
        <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <h2 id="issues-title" className={sectionTitleClass}>
            Common issues
          </h2>
          <QuestionList questions={commonIssues} />
        </div>
      </section>
      <SelfHelp />
      <Upsell />
    </SitePage>
  );
}

function Stats() {
  return (
    <dl className={`${siteWidth} grid grid-cols-2 gap-x-8 gap-y-8 pb-16 sm:pb-20 lg:grid-cols-4`}>
      {supportStats.map(({ figure, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 border-line-strong/60 border-l pl-5"
        >
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-display font-semibold text-2xl tabular-nums sm:text-3xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A table in all but name: one line for each way to reach us, stacked where it is narrow. */
function Channels() {
  return (
    <section
      id="channels"
      aria-labelledby="channels-title"
      className={`${siteWidth} scroll-mt-20 pb-20 sm:pb-28`}
    >
      <h2 id="channels-title" className={`${sectionTitleClass} pb-6`}>
        Ways to reach us
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {supportChannels.map(({ id, title, text, hours, response, action }) => (
          <li
            key={id}
            className="grid items-center gap-x-8 gap-y-4 py-6 sm:grid-cols-[minmax(0,1fr)_11rem] lg:grid-cols-[minmax(0,1fr)_10rem_10rem_11rem]"
          >
            <div className="grid gap-1">
              <h3 className="font-medium text-lg">{title}</h3>
              <p className="text-pretty text-ink-muted text-sm leading-relaxed">{text}</p>
            </div>
            <dl className="grid grid-cols-2 gap-4 text-sm sm:max-lg:col-start-1 sm:max-lg:row-start-2 lg:contents">
              <div className="grid gap-0.5">
                <dt className="text-ink-muted">Hours</dt>
                <dd>{hours}</dd>
              </div>
              <div className="grid gap-0.5">
                <dt className="text-ink-muted">Response</dt>
                <dd>{response}</dd>
              </div>
            </dl>
            <Button
              asChild
              variant="secondary"
              className="w-full sm:max-lg:col-start-2 sm:max-lg:row-start-1"
            >
              <a href={action.to}>{action.label}</a>
            </Button>
            {id === liveChatId && <LiveChat />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** There while its address is the page's: shown by the button, gone with the way on, and without a script. */
function LiveChat() {
  return (
    <section
      id={liveChatId}
      tabIndex={-1}
      aria-labelledby={`${liveChatId}-title`}
      className="hidden scroll-mt-40 gap-3 rounded-card border border-line-strong/60 bg-surface p-6 outline-none target:grid sm:p-8 sm:col-span-full"
    >
      <h4
        id={`${liveChatId}-title`}
        className="text-balance font-display font-semibold text-xl leading-tight"
      >
        {liveChatContent.title}
      </h4>
      <p className="max-w-2xl text-pretty text-ink-muted leading-relaxed">{liveChatContent.text}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button asChild>
          <a href="#ticket">{liveChatContent.action}</a>
        </Button>
        <Button asChild variant="ghost">
          <a href="#channels">Close</a>
        </Button>
      </div>
    </section>
  );
}

function Ticket() {
  return (
    <section id="ticket" aria-labelledby="ticket-title" className="scroll-mt-16 bg-raised/60">
      <div
        className={`${siteWidth} grid gap-x-20 gap-y-10 py-20 sm:py-28 lg:grid-cols-[22rem_minmax(0,1fr)]`}
      >
        <div className="grid content-start gap-4">
          <h2 id="ticket-title" className={sectionTitleClass}>
            {supportContent.ticketTitle}
          </h2>
          <p className="text-pretty text-ink-muted leading-relaxed">{supportContent.ticketLead}</p>
        </div>
        <SiteForm form={publicForms.ticket} keepsAnswer>
          <div className="grid gap-5 sm:grid-cols-2">
            <SiteTextField
              name="name"
              label="Name"
              autoComplete="name"
              required
              maxLength={contactLimits.nameLengthMax * 2}
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
          <div className="grid gap-5 sm:grid-cols-2">
            <SiteSelect
              name="topic"
              label="Topic"
              options={ticketTopics}
              defaultValue={ticketTopics[0]}
              required
            />
            <SiteTextField
              name="subject"
              label="Subject"
              required
              maxLength={contactLimits.subjectLengthMax}
            />
          </div>
          <SiteTextArea
            name="message"
            label="What happened?"
            hint="What you did, what you saw, and what you had expected to see."
            required
            minLength={contactLimits.messageLengthMin}
            maxLength={contactLimits.messageLengthMax}
          />
          <SubmitButton size="lg" className="justify-self-start max-sm:w-full">
            Submit Ticket
          </SubmitButton>
        </SiteForm>
      </div>
    </section>
  );
}

function SelfHelp() {
  return (
    <section aria-labelledby="self-help-title" className={`${siteWidth} pb-20 sm:pb-28`}>
      <h2 id="self-help-title" className={`${sectionTitleClass} pb-8`}>
        Help yourself
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        {selfHelp.map(({ title, text, to }) => (
          <li key={title} className="bg-surface transition-colors hover:bg-raised">
            <a href={to} className="group grid h-full content-start gap-2 p-6">
              <span className="flex items-center justify-between gap-4 font-medium text-lg">
                {title}
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 text-ink-muted transition-transform group-hover:translate-x-1"
                />
              </span>
              <span className="text-pretty text-ink-muted text-sm leading-relaxed">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Upsell() {
  return (
    <section aria-labelledby="upsell-title" className={`${siteWidth} pb-20 sm:pb-28`}>
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-card bg-accent-wash p-6 sm:p-10">
        <div className="grid gap-2">
          <h2 id="upsell-title" className="font-display font-semibold text-2xl leading-tight">
            {supportContent.upsellTitle}
          </h2>
          <p className="max-w-2xl text-pretty leading-relaxed">{supportContent.upsellText}</p>
        </div>
        <Button asChild size="lg">
          <a href="/pricing">{supportContent.upsellAction}</a>
        </Button>
      </div>
    </section>
  );
}
