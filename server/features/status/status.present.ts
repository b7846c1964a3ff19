import {
  type Incident,
  type ServiceId,
  type SystemStatus,
  type serviceStatuses,
  statusDays,
  statusServices,
} from '../../../contract/status.ts';
import { utcDay } from '../../clock.ts';
import type { statusDaySums, statusProbes } from '../../db/schema/status.ts';
import type { IncidentRow } from './status.repository.ts';

type ServiceStatus = (typeof serviceStatuses)[number];

const day = 24 * 3600_000;

/** A probe that is older says nothing about now: probes come each minute. */
const staleAfterMs = 5 * 60_000;

/** Slower than this is degraded, where the service answers. */
const slowMs = 5000;

const severity: ServiceStatus[] = ['unknown', 'operational', 'degraded', 'down'];

const worst = (statuses: readonly ServiceStatus[]): ServiceStatus =>
  severity[Math.max(...statuses.map((status) => severity.indexOf(status)))] ?? 'unknown';

/** The days that are shown, oldest first. */
export function listShownDays(now: Date): string[] {
  return Array.from({ length: statusDays }, (_, index) =>
    utcDay(new Date(now.getTime() - (statusDays - 1 - index) * day)),
  );
}

export function presentIncident(row: IncidentRow): Incident {
  const { id, title, text, status, service, startedAt, endedAt } = row;
  return {
    id,
    title,
    text,
    status,
    service: service as ServiceId | null,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

export interface StatusRows {
  now: Date;
  /** Of the last hour, newest first. */
  probes: readonly (typeof statusProbes.$inferSelect)[];
  daySums: readonly (typeof statusDaySums.$inferSelect)[];
  open: readonly IncidentRow[];
  recent: readonly IncidentRow[];
  incidentCount: number;
}

const meanResponse = (probes: StatusRows['probes']): number | null => {
  const answered = probes.filter(({ outcome }) => outcome === 'up');
  if (answered.length === 0) return null;
  return Math.round(
    answered.reduce((sum, { responseMs }) => sum + (responseMs ?? 0), 0) / answered.length,
  );
};

const uptimeOf = (sums: StatusRows['daySums']): number | null => {
  const up = sums.reduce((sum, { upCount }) => sum + upCount, 0);
  const down = sums.reduce((sum, { downCount }) => sum + downCount, 0);
  return up + down === 0 ? null : up / (up + down);
};

function judgeService(
  [newest, before]: StatusRows['probes'],
  open: readonly IncidentRow[],
  now: Date,
): ServiceStatus {
  const told = open.map(({ status }): ServiceStatus => (status === 'down' ? 'down' : 'degraded'));
  if (!newest || now.getTime() - newest.minute.getTime() > staleAfterMs)
    return worst(['unknown', ...told]);
  // One failed probe may be chance; a second one in a row is not.
  const seen: ServiceStatus =
    newest.outcome === 'down'
      ? before?.outcome === 'down'
        ? 'down'
        : 'degraded'
      : (newest.responseMs ?? 0) > slowMs
        ? 'degraded'
        : 'operational';
  return worst([seen, ...told]);
}

export function presentStatus(rows: StatusRows): SystemStatus {
  const { now, probes, daySums, open, recent, incidentCount } = rows;
  const shownDays = listShownDays(now);
  const services = statusServices.map(({ id, name }) => {
    const own = probes.filter(({ service }) => service === id);
    const sums = daySums.filter(({ service }) => service === id);
    const byDay = new Map(sums.map((sum) => [sum.day, sum]));
    return {
      id,
      name,
      status: judgeService(
        own,
        open.filter(({ service }) => service === id || service === null),
        now,
      ),
      uptime: uptimeOf(sums),
      responseMs: meanResponse(own),
      days: shownDays.map((shown) => {
        const sum = byDay.get(shown);
        return { day: shown, uptime: sum ? uptimeOf([sum]) : null };
      }),
    };
  });
  return {
    status: worst(services.map(({ status }) => status)),
    checkedAt: probes[0]?.minute.toISOString() ?? null,
    services,
    metrics: {
      uptime: uptimeOf(daySums),
      responseMs: meanResponse(probes),
      servicesOperational: services.filter(({ status }) => status === 'operational').length,
      incidents: incidentCount,
    },
    incidents: recent.map(presentIncident),
  };
}
