/** Puts what the opener knows, as JSON by field name, into the dialog's form. */
function fillIn(dialog: HTMLDialogElement, values: string | undefined): void {
  for (const [name, value] of Object.entries(JSON.parse(values ?? '{}'))) {
    const control = dialog.querySelector('form')?.elements.namedItem(name);
    if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement)
      control.value = String(value);
  }
}

/**
 * `[data-opens-dialog=id]` opens a dialog element, `[data-closes-dialog]` and its backdrop close it.
 * An opener may be a link to the dialog, for where there are no scripts; `data-fills` fills in its form.
 * The browser holds the focus inside and gives it back; `autofocus` says where it begins.
 */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    const element = event.target as Element;
    const opener = element.closest<HTMLElement>('[data-opens-dialog]');
    if (opener) {
      const dialog = document.getElementById(opener.dataset.opensDialog!);
      if (!(dialog instanceof HTMLDialogElement)) return;
      event.preventDefault();
      fillIn(dialog, opener.dataset.fills);
      dialog.showModal();
      return;
    }
    // A click on the backdrop has the dialog itself as its target; its content fills it otherwise.
    const isOutside = element instanceof HTMLDialogElement;
    if (isOutside || element.closest('[data-closes-dialog]')) element.closest('dialog')?.close();
  });
}
