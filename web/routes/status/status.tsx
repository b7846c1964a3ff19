import { endpoints } from 'virtual:api-endpoints';
import { endpointPath } from '../../../contract/endpoint-path.ts';
import { statusDays, statusLabels, statusServices } from '../../../contract/status.ts';
import { documentHandle } from '../../site/document-handle.ts';
import { NewsletterForm } from '../../site/newsletter-form.tsx';
import { siteMeta } from '../../site/site-meta.ts';
import { SiteIntro, SitePage, siteWidth } from '../../site/site-page.tsx';
import { textLinkClass } from '../../site/text-link.ts';
import { statusContent, statusMetrics } from './status.content.ts';

const statusPath = endpointPath(endpoints.status.get);

export const handle = documentHandle;
export const meta = () =>
  siteMeta({
    path: '/status',
    title: statusContent.title,
    description: statusContent.description,
    picture: 'lowPolyLake',
  });

/** Operational green, degraded yellow, down red, scheduled blue, resolved and completed green. */
const dotClass =
  'size-3 shrink-0 rounded-full bg-line-strong transition-colors data-[state=completed]:bg-success data-[state=degraded]:bg-accent data-[state=down]:bg-danger data-[state=operational]:bg-success data-[state=resolved]:bg-success data-[state=scheduled]:bg-info';

const sectionTitle = 'font-display font-semibold text-2xl leading-tight';

/** What is shown before the first answer: as wide as what will be there. */
const nothingYet = '–';

export default function StatusPage() {
  return (
    <SitePage>
      <SiteIntro title={statusContent.title} lead={statusContent.lead} />
      <div
        data-status-board={statusPath}
        data-texts={JSON.stringify({
          labels: statusLabels,
          unreachable: statusContent.unreachable,
          incidents: [statusContent.noIncidents, statusContent.noIncidentsText],
        })}
        className={`${siteWidth} grid gap-14 pb-20 sm:pb-28`}
      >
        <Overall />
        <Services />
        <Metrics />
        <Updates />
        <Incidents />
      </div>
    </SitePage>
  );
}

function Overall() {
  return (
    <section
      aria-label={statusContent.overall}
      className="grid items-center gap-x-8 gap-y-2 rounded-card border border-line bg-surface px-5 py-5 sm:grid-cols-2 sm:px-7"
    >
      <p className="flex items-center gap-3.5 font-medium text-lg">
        <span data-status-dot aria-hidden="true" className={dotClass} />
        <span>
          {statusContent.overall}: <span data-status-label>{nothingYet}</span>
        </span>
      </p>
      <p
        className="min-h-5 text-ink-muted text-sm tabular-nums sm:text-right"
        data-status-checked
        data-needs-script
      >
        Asking ...
      </p>
      <noscript>
        <p className="text-ink-muted text-sm">
          This page fills itself in with a script. Without one, the same is at{' '}
          <a href={statusPath} className={textLinkClass}>
            {statusPath}
          </a>
          , as JSON.
        </p>
      </noscript>
    </section>
  );
}

function Services() {
  return (
    <section aria-label="Services" className="divide-y divide-line border-line border-y">
      {statusServices.map(({ id, name }) => (
        <article
          key={id}
          aria-labelledby={`${id}-name`}
          data-service={id}
          className="grid gap-4 py-7"
        >
          <div className="flex items-baseline justify-between gap-x-4">
            <h2 id={`${id}-name`} className="flex items-center gap-3 font-medium text-lg">
              <span data-part="dot" aria-hidden="true" className={dotClass} />
              {name}
            </h2>
            <p data-part="label" className="w-24 text-right text-ink-muted text-sm">
              {nothingYet}
            </p>
          </div>
          <div
            data-part="days"
            role="img"
            aria-label={`${name}, the last ${statusDays} days`}
            className="flex h-9 gap-px sm:gap-0.5 [&>i]:min-w-0 [&>i]:flex-1 [&>i]:rounded-[2px] [&>i]:bg-line [&>i[data-state=degraded]]:bg-accent [&>i[data-state=down]]:bg-danger [&>i[data-state=operational]]:bg-success"
          >
            {Array.from({ length: statusDays }, (_, day) => (
              <i key={day} />
            ))}
          </div>
          {/* The figures stand last in their lines, so that none moves another as they come in. */}
          <div className="grid grid-cols-2 gap-x-6 text-ink-muted text-sm tabular-nums sm:grid-cols-[1fr_9rem_11rem_1fr]">
            <span>{statusContent.oldestDay}</span>
            <span className="text-right sm:order-last">Today</span>
            <span>
              Uptime <span data-part="uptime">{nothingYet}</span>
            </span>
            <span>
              Response <span data-part="response">{nothingYet}</span>
            </span>
          </div>
        </article>
      ))}
    </section>
  );
}

function Metrics() {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
      {statusMetrics.map(({ id, label }) => (
        <div key={id} className="flex flex-col-reverse justify-end gap-1 bg-surface p-5 sm:p-6">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd
            data-metric={id}
            className="whitespace-nowrap font-display font-semibold text-2xl tabular-nums"
          >
            {nothingYet}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Updates() {
  return (
    <section
      aria-labelledby="updates-title"
      className="grid items-center gap-x-20 gap-y-5 md:grid-cols-2"
    >
      <div className="grid gap-2">
        <h2 id="updates-title" className={sectionTitle}>
          {statusContent.updatesTitle}
        </h2>
        <p className="text-pretty text-ink-muted">{statusContent.updatesText}</p>
      </div>
      <NewsletterForm
        topic="status"
        label="E-mail address for status mails"
        className="md:justify-self-end"
      />
    </section>
  );
}

/** Last, so that what comes in moves nothing; with room for what is usual. */
function Incidents() {
  return (
    <section aria-labelledby="incidents-title" className="grid gap-5">
      <h2 id="incidents-title" className={sectionTitle}>
        {statusContent.incidentsTitle}
      </h2>
      <ol
        data-status-incidents
        data-dot-class={dotClass}
        className="min-h-64 divide-y divide-line border-line border-y"
      />
    </section>
  );
}
