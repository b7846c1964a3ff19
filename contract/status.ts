import { z } from 'zod';

export const statusServices = [
  { id: 'generation', name: 'AI Image Generation' },
  { id: 'api', name: 'API Services' },
  { id: 'database', name: 'Database' },
  { id: 'storage', name: 'File Storage' },
] as const;

export const serviceIds = statusServices.map(({ id }) => id) as [
  'generation',
  'api',
  'database',
  'storage',
];

export type ServiceId = (typeof serviceIds)[number];

/** Days that are shown and kept. */
export const statusDays = 90;

/** Failed probes in a row that open an incident. */
export const failuresUntilIncident = 3;

export const serviceStatuses = ['operational', 'degraded', 'down', 'unknown'] as const;

/** What an incident can be, and so its colour. */
export const incidentStatuses = ['degraded', 'down', 'scheduled', 'resolved', 'completed'] as const;

export type IncidentStatus = (typeof incidentStatuses)[number];

export const statusLabels = {
  operational: 'Operational',
  degraded: 'Degraded',
  down: 'Down',
  scheduled: 'Scheduled',
  resolved: 'Resolved',
  completed: 'Completed',
  unknown: 'No data yet',
} as const;

export const incidentSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  status: z.enum(incidentStatuses),
  /** Null where it is about all of them, or about none alone. */
  service: z.enum(serviceIds).nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});

export type Incident = z.infer<typeof incidentSchema>;

const shareSchema = z.number().min(0).max(1);

export const statusSchema = z.object({
  /** The worst of the four. */
  status: z.enum(serviceStatuses),
  /** The last minute that was probed. */
  checkedAt: z.iso.datetime().nullable(),
  services: z.array(
    z.object({
      id: z.enum(serviceIds),
      name: z.string(),
      status: z.enum(serviceStatuses),
      /** Share of probes that were answered in the last 90 days; null before the first. */
      uptime: shareSchema.nullable(),
      /** Mean of the last hour. */
      responseMs: z.number().int().nullable(),
      /** The last 90 days, oldest first; null where there was no probe. */
      days: z.array(z.object({ day: z.string(), uptime: shareSchema.nullable() })),
    }),
  ),
  metrics: z.object({
    uptime: shareSchema.nullable(),
    responseMs: z.number().int().nullable(),
    servicesOperational: z.number().int(),
    /** In the last 90 days. */
    incidents: z.number().int(),
  }),
  /** Open ones first, then the newest; at most three. */
  incidents: z.array(incidentSchema),
});

export type SystemStatus = z.infer<typeof statusSchema>;

const incidentTextSchema = z.string().trim().min(1).max(2000);

/** For operators; see scripts/incident.mjs. */
export const incidentCreationSchema = z.strictObject({
  title: z.string().trim().min(1).max(120),
  text: incidentTextSchema,
  status: z.enum(incidentStatuses),
  service: z.enum(serviceIds).nullable().default(null),
});

/** A status of resolved or completed ends it. */
export const incidentUpdateSchema = z.strictObject({
  id: z.uuid().toLowerCase(),
  status: z.enum(incidentStatuses),
  text: incidentTextSchema.optional(),
});
