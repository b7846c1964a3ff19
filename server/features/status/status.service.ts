import { brand } from '../../../contract/brand.ts';
import {
  failuresUntilIncident,
  type Incident,
  type IncidentStatus,
  type ServiceId,
  type SystemStatus,
  statusDays,
  statusLabels,
  statusServices,
} from '../../../contract/status.ts';
import { notFound } from '../../app-error.ts';
import { utcDay } from '../../clock.ts';
import type { AppContext, MemberContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { MailMessage } from '../../ports/mail/mail.ts';
import { recordAudit } from '../audit/audit.service.ts';
import {
  composeToSubscriber,
  orderMailsToSubscribers,
} from '../mail-subscriptions/mail-subscriptions.service.ts';
import type { MailOrder } from '../outgoing-mail/outgoing-mail.service.ts';
import { listShownDays, presentIncident, presentStatus } from './status.present.ts';
import * as repository from './status.repository.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const shownIncidentsMax = 3;

const serviceName = (id: string | null) =>
  statusServices.find((service) => service.id === id)?.name ?? brand.name;

export async function getStatus(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<SystemStatus> {
  const now = ctx.clock.now();
  const [probes, daySums, open, recent, incidentCount] = await Promise.all([
    repository.listProbes(ctx.db, new Date(now.getTime() - hour)),
    repository.listDaySums(ctx.db, listShownDays(now)[0]!),
    repository.listOpenIncidents(ctx.db),
    repository.listIncidents(ctx.db, shownIncidentsMax),
    repository.countIncidents(ctx.db, new Date(now.getTime() - statusDays * day)),
  ]);
  return presentStatus({ now, probes, daySums, open, recent, incidentCount });
}

/**
 * Writes what a minute's probes found, and opens or ends the incidents that follow from it.
 * @param results of all services
 */
export async function recordProbes(
  ctx: Pick<AppContext, 'db' | 'queue'>,
  at: Date,
  results: readonly repository.ProbeResult[],
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const result of results) await repository.writeProbe(tx, at, result);
    const recent = await repository.listProbes(
      tx,
      new Date(at.getTime() - (failuresUntilIncident + 2) * minute),
    );
    for (const { service, isUp } of results) {
      const open = await repository.findOpenProbeIncident(tx, service);
      if (open && isUp) await endIncident(ctx, tx, open.id, at);
      if (open || isUp) continue;
      const last = recent.filter((probe) => probe.service === service);
      const isLasting =
        last.length >= failuresUntilIncident &&
        last.slice(0, failuresUntilIncident).every(({ outcome }) => outcome === 'down');
      if (isLasting) await openProbeIncident(ctx, tx, service, at);
    }
  });
}

async function openProbeIncident(
  ctx: Pick<AppContext, 'queue'>,
  tx: Transaction,
  service: ServiceId,
  at: Date,
): Promise<void> {
  const row = await repository.insertIncident(tx, {
    title: `${serviceName(service)} does not answer`,
    text: `Our probe of this service has failed ${failuresUntilIncident} times in a row. It goes on each minute.`,
    status: 'down',
    service,
    startedAt: new Date(at.getTime() - (failuresUntilIncident - 1) * minute),
    endedAt: null,
    openedBy: 'probe',
  });
  if (row)
    await orderMailsToSubscribers(ctx, tx, 'status', { kind: 'incident-opened', id: row.id });
}

async function endIncident(
  ctx: Pick<AppContext, 'queue'>,
  tx: Transaction,
  id: string,
  at: Date,
): Promise<void> {
  const row = await repository.updateOpenIncident(tx, id, {
    status: 'resolved',
    text: 'The service answers again. The incident was opened and ended by our probes.',
    endedAt: at,
  });
  if (row)
    await orderMailsToSubscribers(ctx, tx, 'status', { kind: 'incident-resolved', id: row.id });
}

const isEnd = (status: IncidentStatus) => status === 'resolved' || status === 'completed';

/** An operator's own word: of a failure that no probe sees, or of planned work. */
export async function createIncident(
  ctx: Pick<MemberContext, 'db' | 'queue' | 'clock' | 'actor'>,
  input: { title: string; text: string; status: IncidentStatus; service: ServiceId | null },
): Promise<Incident> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const row = await repository.insertIncident(tx, {
      ...input,
      startedAt: now,
      endedAt: isEnd(input.status) ? now : null,
      openedBy: 'operator',
    });
    await recordAudit(tx, {
      actorUserId: ctx.actor.id,
      action: 'incident.opened',
      subject: `incident:${row!.id}`,
      details: input,
    });
    await orderMailsToSubscribers(ctx, tx, 'status', { kind: 'incident-opened', id: row!.id });
    return presentIncident(row!);
  });
}

/** @throws {AppError} not_found where it is not there, or has ended */
export async function updateIncident(
  ctx: Pick<MemberContext, 'db' | 'queue' | 'clock' | 'actor'>,
  input: { id: string; status: IncidentStatus; text?: string | undefined },
): Promise<Incident> {
  const endedAt = isEnd(input.status) ? ctx.clock.now() : null;
  return ctx.db.transaction(async (tx) => {
    const row = await repository.updateOpenIncident(tx, input.id, {
      status: input.status,
      ...(input.text ? { text: input.text } : {}),
      endedAt,
    });
    if (!row) throw notFound('Incident');
    const { id, ...details } = input;
    await recordAudit(tx, {
      actorUserId: ctx.actor.id,
      action: 'incident.updated',
      subject: `incident:${id}`,
      details,
    });
    if (endedAt)
      await orderMailsToSubscribers(ctx, tx, 'status', { kind: 'incident-resolved', id: row.id });
    return presentIncident(row);
  });
}

export async function composeIncidentMail(
  ctx: AppContext,
  { id, subscriptionId }: MailOrder,
): Promise<MailMessage | null> {
  const row = await repository.findIncident(ctx.db, id);
  if (!row || !subscriptionId) return null;
  return composeToSubscriber(ctx, subscriptionId, {
    subject: `[${brand.name} status] ${statusLabels[row.status]}: ${row.title}`,
    lines: [
      row.title,
      `${statusLabels[row.status]}, since ${row.startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      '',
      row.text,
      '',
      'All services, now:',
      `${ctx.publicUrl()}/status`,
    ],
  });
}

/** Single minutes go after a day, their sums after 90. */
export async function sweepStatus(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now();
  await repository.deletePastStatus(ctx.db, {
    minute: new Date(now.getTime() - day),
    day: utcDay(new Date(now.getTime() - (statusDays - 1) * day)),
  });
}
