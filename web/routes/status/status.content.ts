import { brand } from '../../../contract/brand.ts';
import { failuresUntilIncident, statusDays } from '../../../contract/status.ts';

export const statusContent = {
  title: 'System Status',
  description: `Whether ${brand.name} works, now and over the last ${statusDays} days: image generation, API, database and storage, probed each minute.`,
  lead: `Each minute this installation asks its own services whether they answer. What you see here is what they said.`,
  overall: 'Overall status',
  unreachable: 'The status could not be loaded. We try again in a minute.',
  noIncidents: 'No incidents',
  noIncidentsText: `None in the last ${statusDays} days. When a probe fails ${failuresUntilIncident} times in a row, it is told here by itself.`,
  updatesTitle: 'Stay Updated',
  updatesText: 'A mail when something breaks, and one when it works again. Nothing else.',
  incidentsTitle: 'Recent incidents',
  oldestDay: `${statusDays} days ago`,
} as const;

export const statusMetrics = [
  { id: 'uptime', label: `Uptime, ${statusDays} days` },
  { id: 'response', label: 'Response, last hour' },
  { id: 'services', label: 'Services operational' },
  { id: 'incidents', label: `Incidents, ${statusDays} days` },
] as const;
