import { contactLimits, contactSubjects } from '../../../contract/contact-messages.ts';
import { publicForms } from '../../../contract/public-forms.ts';
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
import { SiteIntro, SitePage, siteWidth } from '../../site/site-page.tsx';
import { textLinkClass } from '../../site/text-link.ts';
import {
  businessHours,
  contactContent,
  contactMethods,
  contactQuestions,
} from './contact.content.tsx';

export const handle = documentHandle;
export const meta = () =>
  siteMeta({
    path: '/contact',
    title: contactContent.title,
    description: contactContent.description,
    picture: 'castleCliff',
    jsonLd: { '@type': 'ContactPage', name: contactContent.title },
  });

const sectionTitle = 'font-display font-semibold text-2xl leading-tight';

export default function ContactPage() {
  return (
    <SitePage>
      <SiteIntro title={contactContent.title} lead={contactContent.lead} />
      <div
        className={`${siteWidth} grid gap-x-20 gap-y-16 pb-20 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-32`}
      >
        <section aria-labelledby="message-title" className="grid content-start gap-8">
          <h2 id="message-title" className={sectionTitle}>
            {contactContent.formTitle}
          </h2>
          <ContactForm />
        </section>
        <div className="grid content-start gap-14">
          <Methods />
          <BusinessHours />
        </div>
      </div>
      <section aria-labelledby="questions-title" className="bg-raised/60">
        <div
          className={`${siteWidth} grid gap-x-20 gap-y-8 py-20 sm:py-28 lg:grid-cols-[22rem_minmax(0,1fr)]`}
        >
          <h2 id="questions-title" className={sectionTitle}>
            Asked often
          </h2>
          <QuestionList questions={contactQuestions} />
        </div>
      </section>
    </SitePage>
  );
}

function ContactForm() {
  return (
    <SiteForm form={publicForms.contact} keepsAnswer>
      <div className="grid gap-5 sm:grid-cols-2">
        <SiteTextField
          name="firstName"
          label="First name"
          autoComplete="given-name"
          required
          maxLength={contactLimits.nameLengthMax}
        />
        <SiteTextField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          required
          maxLength={contactLimits.nameLengthMax}
        />
      </div>
      <SiteTextField
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        required
        maxLength={contactLimits.emailLengthMax}
      />
      <SiteSelect
        name="subject"
        label="Subject"
        options={contactSubjects}
        defaultValue={contactSubjects[0]}
        required
      />
      <SiteTextArea
        name="message"
        label="Message"
        hint={`${contactLimits.messageLengthMin} to ${contactLimits.messageLengthMax} characters.`}
        required
        minLength={contactLimits.messageLengthMin}
        maxLength={contactLimits.messageLengthMax}
        rows={8}
      />
      <SubmitButton size="lg" className="justify-self-start max-sm:w-full">
        Send Message
      </SubmitButton>
      <p className="max-w-xl text-ink-muted text-sm">
        We keep your message for a year to be able to answer it; the{' '}
        <a href="/privacy-policy" className={textLinkClass}>
          Privacy Policy
        </a>{' '}
        says what else we do with it, which is nothing.
      </p>
    </SiteForm>
  );
}

function Methods() {
  return (
    <section aria-labelledby="methods-title" className="grid gap-4">
      <h2 id="methods-title" className={sectionTitle}>
        Other ways
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {contactMethods.map(({ title, text, label, to }) => (
          <li key={title} className="grid gap-1 py-4">
            <h3 className="font-medium">{title}</h3>
            <p className="text-ink-muted text-sm leading-relaxed">{text}</p>
            <a
              href={to}
              className={`${textLinkClass} inline-flex min-h-11 items-center justify-self-start break-all text-sm`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BusinessHours() {
  return (
    <section aria-labelledby="hours-title" className="grid gap-4">
      <h2 id="hours-title" className={sectionTitle}>
        Business hours
      </h2>
      <dl className="grid gap-2.5">
        {businessHours.map(({ days, hours }) => (
          <div key={days} className="flex justify-between gap-6">
            <dt className="text-ink-muted">{days}</dt>
            <dd className="tabular-nums">{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
