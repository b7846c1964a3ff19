import './quick-resolution.ts';
import { paymentCurrency } from '../contract/billing.ts';
import { brand } from '../contract/brand.ts';
import { premiumPriceCents } from '../contract/plans.ts';
import { ConfigError, readPayPalAccess } from './config.ts';
import { createPayPalApi, setUpPayPalPlan } from './ports/payments/paypal/paypal-api.ts';

/** Creates product and plan at PayPal, once; says what to put into the settings. */
try {
  const access = readPayPalAccess();
  const { productId, planId } = await setUpPayPalPlan(createPayPalApi(access), {
    name: `${brand.name} Premium`,
    description: `${brand.name} Premium, monthly`,
    priceCents: premiumPriceCents,
    currency: paymentCurrency,
  });
  process.stdout.write(
    `Created in PayPal's ${access.environment} environment: product ${productId}.\nPut this into the settings:\n\nPAYPAL_PLAN_ID=${planId}\n`,
  );
} catch (error) {
  const { message } = error as Error;
  process.stderr.write(`${error instanceof ConfigError ? message : `PayPal: ${message}`}\n`);
  process.exitCode = 1;
}
