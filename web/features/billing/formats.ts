// Paid days end at a moment in UTC; in another zone the day could be a different one.
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

export const formatDay = (moment: string) => day.format(new Date(moment));

export const formatMoney = (cents: number, currency = 'USD') =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
