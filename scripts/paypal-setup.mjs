// Creates product and plan at PayPal. See docs/operations.md, "Payments".
import { binary, install, loadEnvironmentFile, runForeground } from './bootstrap.mjs';

install({ development: false });
loadEnvironmentFile();
process.exit(await runForeground(binary('node'), ['server/paypal-setup-command.ts']));
