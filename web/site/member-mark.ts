/**
 * A public page is the same file for everybody. Whether a member reads it is known from what signing
 * in left in this browser, which says who, but opens nothing; the session is looked at afterwards.
 */

/** Written by the application while a member is signed in here. */
const memberOwnerKey = 'storage-owner';

/** Marks the document before the first paint; runs as an inline script, so it imports nothing. */
export const memberMarkScript = `try{if(localStorage.getItem('${memberOwnerKey}'))document.documentElement.dataset.member=''}catch{}`;
