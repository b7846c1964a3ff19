import type { errorDetailsSchema } from '../../../contract/errors.ts';
import type { formAnswerSchema } from '../../../contract/public-forms.ts';
import { showNotice } from './notices.ts';

type SuccessBody = (typeof formAnswerSchema)['_output'];
type ErrorBody = { message?: string; data?: (typeof errorDetailsSchema)['_output'] };

/** What a form of the public pages says; see `SiteForm`. */
interface FormTexts {
  /** On the button while the answer is awaited. */
  busy: string;
  /** Where a field was not accepted. */
  invalidTitle: string;
  errorTitle: string;
  /** Where the server was not reached, or had no word for it. */
  failure: string;
}

function readBody(form: HTMLFormElement): { body: BodyInit; type?: string } {
  const data = new FormData(form);
  if (form.enctype === 'multipart/form-data') return { body: data };
  return { body: JSON.stringify(Object.fromEntries(data)), type: 'application/json' };
}

/** Marks the field that the answer speaks of, and no other. */
function showFieldError(form: HTMLFormElement, field: string | undefined, message: string): void {
  for (const slot of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const isMeant = slot.dataset.errorFor === field;
    slot.textContent = isMeant ? message : '';
    const control = form.elements.namedItem(slot.dataset.errorFor!);
    if (!(control instanceof HTMLElement)) continue;
    if (isMeant) {
      control.setAttribute('aria-invalid', 'true');
      control.focus();
    } else control.removeAttribute('aria-invalid');
  }
}

/** Writes the answer where the form keeps it, for what one wants to read twice. */
function keepAnswer(form: HTMLFormElement, { title, text }: SuccessBody): void {
  const slot = form.querySelector('[data-form-answer]');
  if (!slot) return;
  const heading = document.createElement('p');
  heading.className = 'font-medium';
  heading.textContent = title;
  const body = document.createElement('p');
  body.className = 'text-ink-muted text-sm';
  body.textContent = text;
  slot.replaceChildren(heading, body);
}

async function submit(form: HTMLFormElement, button: HTMLButtonElement | null): Promise<void> {
  const texts: FormTexts = JSON.parse(form.dataset.form!);
  const label = button?.textContent ?? '';
  if (button) {
    button.disabled = true;
    button.textContent = texts.busy;
  }
  try {
    const { body, type } = readBody(form);
    const answer = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json', ...(type && { 'content-type': type }) },
    });
    if (answer.ok) {
      showFieldError(form, undefined, '');
      const success: SuccessBody = await answer.json();
      form.reset();
      form.closest('dialog')?.close();
      keepAnswer(form, success);
      showNotice({ kind: 'success', ...success });
      return;
    }
    const { message, data } = ((await answer.json().catch(() => ({}))) ?? {}) as ErrorBody;
    const isKnown = answer.status < 500 && message;
    showFieldError(form, data?.field, message ?? '');
    if (isKnown && answer.status === 400)
      showNotice({ kind: 'error', title: texts.invalidTitle, text: message });
    else
      showNotice({
        kind: 'error',
        title: texts.errorTitle,
        text: isKnown ? message : texts.failure,
      });
  } catch {
    showNotice({ kind: 'error', title: texts.errorTitle, text: texts.failure });
  } finally {
    if (button) {
      button.disabled = false;
      button.textContent = label;
    }
  }
}

/**
 * `form[data-form]`: sends itself and stays on the page. Without scripts the browser posts the form
 * to the same address and shows the answer as a page. The server alone judges the fields, so that
 * each rule and each text is there once.
 */
export function startForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
    form.noValidate = true;
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.form) return;
    event.preventDefault();
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
    if (!button?.disabled) void submit(form, button);
  });
}
