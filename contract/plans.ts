/** Free members make five images on one UTC day; premium is not counted. */
export const freeGenerationsPerDay = 5;

export const premiumPriceCents = 499;

/** Once instead of every month, for the first hundred customers. */
export const lifetimePriceCents = 499;
export const lifetimeSeats = 100;

const inDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

export const premiumPrice = inDollars(premiumPriceCents);
export const lifetimePrice = inDollars(lifetimePriceCents);

/** The images one request may ask for; each is counted. */
export const imagesPerRequestMax = 4;
