import { brand } from '../../../contract/brand.ts';
import { imageSelectionMax } from '../../../contract/images.ts';
import { confirmationHours } from '../../../contract/mail-subscriptions.ts';
import { policies } from '../../../contract/policies.ts';
import type { LegalDocument } from './legal-document.ts';
import { legalLinks } from './legal-links.content.ts';
import { FactList, PolicyLink, SectionLink, SupportMail } from './legal-text.tsx';

/**
 * Spec, section 2, and what the server really does. Whoever changes what is stored, for how long,
 * or who gets it, changes this page in the same commit.
 */
export const privacyPolicy: LegalDocument = {
  link: legalLinks.privacy,
  description: `What ${brand.name} stores about you, why, who else sees it, how long it stays, and how you get it out or have it deleted.`,
  lead: (
    <>
      <p>
        What we store about you, why, who else sees it, how long it stays, and how you get it out or
        have it deleted.
      </p>
      <p>
        {brand.name} is software that anyone can host. “We” are the people who run this site: your
        account and your images lie on our server, not with a company behind the software.
      </p>
    </>
  ),
  sections: [
    {
      id: 'information-we-collect',
      title: 'Information we collect',
      body: (
        <>
          <p>What you give us, and what comes about when you use the service:</p>
          <FactList
            facts={[
              {
                term: 'Account',
                text: 'Your e-mail address, a name taken from the part before the @, and a hash of your password. The password itself is not stored.',
              },
              {
                term: 'Profile',
                text: 'Full name and phone number, if you fill them in. At first the full name is your e-mail address and the phone number is empty.',
              },
              {
                term: 'Prompts',
                text: 'What you asked for: prompt, negative prompt, size, seed, model and other settings, when you asked, and whether it succeeded.',
              },
              {
                term: 'Images',
                text: 'The picture, smaller versions of it, whether it is a favourite of yours and, if you publish it, its title, the name you chose, its likes and views.',
              },
              {
                term: 'Views',
                text: 'So that a view of a published picture counts once an hour: a hash made from your account, or from your IP address and a salt of the day. The address itself is not kept.',
              },
              {
                term: 'Pictures you send',
                text: 'A picture to start from, and a mask for it, without what the camera noted in it. Both are removed after a day, or when the image that needs them is made, whichever is later.',
              },
              {
                term: 'Notifications',
                text: 'The messages behind the bell. The one about a finished image quotes the first 50 characters of its prompt.',
              },
              {
                term: 'Plan',
                text: 'How many images you made on each day and, for Premium, the state of the plan, how long it is paid, each payment with its invoice and the payment provider’s number for it, and what the provider told us of it. No card numbers. Payments and invoices are kept for as long as the law asks, also after the account is gone.',
              },
              {
                term: 'Sessions',
                text: 'For each browser in which you are signed in: when, the name that the browser gives itself and, where a proxy in front of this site passes it on, the IP address.',
              },
              {
                term: 'Attempts',
                text: 'For a short time, how often an IP address, an account or an e-mail address tried to sign in, to sign up, to replace a password or to send one of the forms of this site, so that guessing and flooding can be stopped; and from which IP addresses an account was signed in to, so that the guesses of others do not lock you out. E-mail addresses are kept there as fingerprints only.',
              },
              {
                term: 'Mails asked for',
                text: 'An e-mail address for which somebody asked for a reset link, a confirmation or an account, and when.',
              },
              {
                term: 'Server log',
                text: 'For each request its time, path, outcome and duration. Passwords, cookies and the contents of your requests are not written there, and prompts are not unless the operator turns that on to find a fault.',
              },
              {
                term: 'Messages, tickets',
                text: 'What you write to us by the forms for contact and support: name, e-mail address, subject and text, and when. And our answer.',
              },
              {
                term: 'Applications',
                text: 'What you send with the form for careers: position, name, e-mail address, cover note and résumé.',
              },
              {
                term: 'Mail lists',
                text: 'Your e-mail address, if you subscribed to the newsletter or to status mails, and when you asked for it and confirmed it. Nothing tells us whether you open a mail.',
              },
            ]}
          />
          <p>
            There is no tracking: no analytics, no advertising, no fonts or scripts from other
            sites. What is kept in your browser is listed in the{' '}
            <PolicyLink link={legalLinks.cookies} />.
          </p>
        </>
      ),
    },
    {
      id: 'how-we-use-it',
      title: 'How we use information',
      body: (
        <>
          <ul>
            <li>
              to make your images, keep them in your library and tell you when they are ready;
            </li>
            <li>to know that it is you who signs in, and to let you replace a lost password;</li>
            <li>to count the images of a day and to give you what your plan contains;</li>
            <li>to keep the service running, find faults and stop abuse;</li>
            <li>to answer you;</li>
            <li>to decide on your application, if you sent one;</li>
            <li>
              to send you the newsletter or status mails, if you confirmed that you want them.
            </li>
          </ul>
          <p>
            We need the first three to fulfil our agreement with you, and have a legitimate interest
            in the fourth and fifth. An application we read because you asked us to, and mails of a
            list rest on your consent, which you can take back at any time. We do not train models
            with your prompts or images, build a profile of you, or decide anything about you by
            machine beyond the limits of your plan.
          </p>
        </>
      ),
    },
    {
      id: 'sharing',
      title: 'How information is shared',
      body: (
        <>
          <p>We do not sell your data. It leaves our server in these cases only:</p>
          <ul>
            <li>
              <strong>The engine that makes the image.</strong> The built-in engine runs on our
              server. Other engines may be connected; each image and each entry of the model list
              names the model. Such an engine receives the prompt and the settings, but not your
              name, e-mail address or account.
            </li>
            <li>
              <strong>The payment provider.</strong> What you enter on its page goes to the provider
              under its own privacy policy.
            </li>
            <li>
              <strong>The mail server.</strong> It carries the mails that we send to your address,
              and those by which your messages, tickets and applications reach us, résumé included.
            </li>
            <li>
              <strong>The law.</strong> We hand out data where the law obliges us to, and no more
              than it asks for.
            </li>
          </ul>
          <h3>What you share yourself</h3>
          <p>
            A new image is listed in your library only. Its address can’t be guessed, but whoever
            has it can view that one image: Share copies or passes on this address. New address ends
            it.
          </p>
          <p>
            An image that you publish is shown to everybody on a page of its own, with its title,
            the name you chose, its prompt, its model and its size, and search engines may list it.
            Its seed, its negative prompt and the original file are not. You can take it out at any
            time.
          </p>
          <p>
            A downloaded PNG contains the prompt, negative prompt, seed, size and model that made
            it, and says that a machine did. Whoever receives the file can read them.
          </p>
        </>
      ),
    },
    {
      id: 'storage',
      title: 'Where it lies, and for how long',
      body: (
        <>
          <p>
            Account, prompts and everything else that is text lie in a database, images and résumés
            as files on the disk of the same installation. Both are under our control.
          </p>
          <FactList
            facts={[
              {
                term: 'Account',
                text: 'With profile, plan, counts and notifications: until the account is deleted.',
              },
              {
                term: 'Images',
                text: 'Until you delete them. Deleting removes the picture, its smaller versions and its address at once. A browser that has loaded the picture may keep its own copy for up to a year.',
              },
              {
                term: 'Publications',
                text: 'Until you take the image out of the gallery or delete it. Page and files end at once; caches between our server and a browser may show them for another minute.',
              },
              { term: 'Views', text: 'For an hour; cleared within minutes after it.' },
              {
                term: 'Prompts',
                text: 'Until the account is deleted, also after the image is gone: they are your prompt history.',
              },
              {
                term: 'Sessions',
                text: 'A session ends after 30 days in which you were not here, or when you sign out. A new password by mail ends all of them.',
              },
              { term: 'Reset links', text: 'They work once, for 30 minutes.' },
              { term: 'Mails asked for', text: 'Deleted after two days.' },
              {
                term: 'Attempts',
                text: 'Cleared within minutes after the time they count for, which is at most an hour; IP addresses from which you signed in after 30 days.',
              },
              {
                term: 'Messages, tickets',
                text: `For ${policies.messageRetentionDays} days, then deleted. The mail by which they reached us lies in our mailbox as long as we need it for the answer.`,
              },
              {
                term: 'Applications',
                text: `For ${policies.applicationRetentionDays} days, then deleted, the résumé too. The mail with a copy of it lies in our mailbox as long as we need it to decide.`,
              },
              {
                term: 'Mail lists',
                text: `Until you unsubscribe, which deletes the address at once. An address that nobody confirms is deleted after ${confirmationHours} hours.`,
              },
              {
                term: 'Mails',
                text: 'Where no mail server is connected, mails are written to a folder of our server and stay there until we clear it.',
              },
              {
                term: 'Log, backups',
                text: 'As long as we need them to find faults and to recover from a loss. Deleted data disappears from backups when those are replaced.',
              },
            ]}
          />
        </>
      ),
    },
    {
      id: 'security',
      title: 'Security',
      body: (
        <>
          <p>
            Passwords are hashed with Argon2id. The session cookie can’t be read by scripts, is not
            sent along by other sites’ forms, and travels encrypted wherever this site is reached by
            https. Attempts to sign in are limited. Every request for data is checked against its
            owner on the server, and the pages run no scripts but our own.
          </p>
          <p>
            No system is perfectly secure. If we learn of a breach that concerns you, we tell you
            and the authorities as the law provides. If you have found a weakness, please write to{' '}
            <SupportMail />.
          </p>
        </>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            Much of this you can do yourself. For the rest write to <SupportMail /> from the address
            of your account; we answer within {policies.privacyAnswerDays} days, and it costs
            nothing.
          </p>
          <h3>Access</h3>
          <p>
            The library shows each image with the prompt and settings that made it, and Edit Profile
            in the profile menu shows your details. Ask us for a copy of everything else that we
            hold about you.
          </p>
          <h3>Correction</h3>
          <p>
            Change full name and phone number under Edit Profile, and the password by Reset
            password. The e-mail address we change for you.
          </p>
          <h3>Deletion</h3>
          <p>
            Delete images in the library, one by one or many at once. Write to us to have the
            account deleted: with it go profile, prompts, notifications, plan, sessions and all
            images; nobody reaches the image files any more, and they are gone from the disk a week
            later. Messages, tickets, applications and list entries hang on no account: name the
            address that you used, and we delete those too before their time.
          </p>
          <h3>Portability</h3>
          <p>
            Select up to {imageSelectionMax} images at a time in the library and download them as a
            zip file. It contains the original PNG files, each with its prompt and settings in a
            form that other image tools read.
          </p>
          <h3>Opting out</h3>
          <p>
            We send no advertising that you have not asked for. Each newsletter and each status mail
            has a link that ends it, and most mail programs show a button for the same. Under{' '}
            <PolicyLink link={legalLinks.cookies} hash="#preferences" /> you can refuse everything
            that is kept in your browser for comfort only. You may also object to a use of your data
            that rests on our interest, and complain to the data protection authority where you
            live.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: (
        <p>
          {brand.name} sets one cookie that it can’t do without, which keeps you signed in, and
          keeps a few things for your comfort, such as the theme. It sets none for analytics or
          marketing. The <PolicyLink link={legalLinks.cookies} /> names each of them.
        </p>
      ),
    },
    {
      id: 'international-transfers',
      title: 'International transfers',
      body: (
        <p>
          Your data is processed where our server stands, which may be another country than yours. A
          payment provider, a mail server or a connected engine may stand in a third one. Where the
          law of your country asks for safeguards for such a transfer, we agree on them with whoever
          receives the data. Ask us, and we tell you the countries.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: (
        <p>
          When we change what we do with your data, this page changes with it. We tell members
          before a change that lets more data leave our server than is{' '}
          <SectionLink to="sharing">said above</SectionLink>.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Write to <SupportMail /> about anything on this page. Requests about your data are
          answered within {policies.privacyAnswerDays} days.
        </p>
      ),
    },
  ],
};
