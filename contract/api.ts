import { type AnyContractProcedure, oc } from '@orpc/contract';
import { z } from 'zod';
import {
  credentialsSchema,
  emailConfirmationSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  sessionSchema,
} from './accounts.ts';
import {
  chargeListSchema,
  checkoutInputSchema,
  checkoutSchema,
  lifetimeSeatsSchema,
  membershipSchema,
} from './billing.ts';
import { type ByteRoute, byteRoutes } from './byte-routes.ts';
import {
  galleryFilterSchema,
  galleryInputSchema,
  galleryPageSchema,
  publicationSchema,
} from './community.ts';
import { contactMessageSchema } from './contact-messages.ts';
import { editRequestSchema } from './edits.ts';
import { bodyBytesMaxUsual, type EndpointMeta } from './endpoint-meta.ts';
import { ownEntitlementsSchema } from './entitlements.ts';
import { type ErrorCode, errorDetailsSchema, errorStatus } from './errors.ts';
import { galleryPaths } from './gallery-paths.ts';
import { generationRequestSchema, promptHistorySchema } from './generations.ts';
import { modelListSchema } from './image-settings.ts';
import {
  imageListInputSchema,
  imagePageSchema,
  imageSchema,
  imageSelectionSchema,
  lineageSchema,
} from './images.ts';
import { jobApplicationSchema } from './job-applications.ts';
import {
  mailConfirmationSchema,
  mailSubscriptionRequestSchema,
  mailUnsubscriptionSchema,
} from './mail-subscriptions.ts';
import { notificationListSchema } from './notifications.ts';
import { profileSchema, profileUpdateSchema } from './profiles.ts';
import { fileFormBytesMax, formAnswerSchema, publicForms, resumeBytesMax } from './public-forms.ts';
import { publicationInputSchema } from './publication-input.ts';
import { quotaSchema } from './quotas.ts';
import {
  incidentCreationSchema,
  incidentSchema,
  incidentUpdateSchema,
  statusSchema,
} from './status.ts';
import { supportTicketSchema, ticketAnswerSchema } from './support-tickets.ts';
import { taskListSchema, taskSchema } from './tasks.ts';
import { uploadBytesMax, uploadInputSchema, uploadSchema } from './uploads.ts';

const errorMap = Object.fromEntries(
  Object.entries(errorStatus).map(([code, status]) => [
    code,
    { status, data: errorDetailsSchema.optional() },
  ]),
) as Record<ErrorCode, { status: number; data: z.ZodOptional<typeof errorDetailsSchema> }>;

/** The beginning of every endpoint: what it says of itself. */
const endpoint = <const Meta extends EndpointMeta>(meta: Meta) =>
  oc.$meta<Meta>(meta).errors(errorMap);

/** A form of the public pages: anyone may post it, and a browser may do so by itself. */
const publicForm = endpoint({
  access: 'open',
  body: 'form',
  subject: 'nothing',
  limit: 'public-form',
});

const ownImage = { row: 'image', in: 'path' } as const;
const ownSubscription = { row: 'subscription', in: 'path' } as const;
const ownTask = { row: 'task', in: 'path' } as const;

/** In small letters: ids are compared as text wherever no database does it. */
const byId = z.strictObject({ id: z.uuid().toLowerCase() });
const nothing = z.object({});

/** Every JSON endpoint below /api: the typed client, the server and the OpenAPI document read this table. */
export const api = {
  accounts: {
    getSession: endpoint({ access: 'open', body: 'none', subject: 'own' })
      .route({ method: 'GET', path: '/session' })
      .output(sessionSchema),
    signUp: endpoint({ access: 'open', body: 'json', subject: 'nothing', limit: 'sign-up' })
      .route({ method: 'POST', path: '/sign-up' })
      .input(credentialsSchema)
      .output(nothing),
    signIn: endpoint({ access: 'open', body: 'json', subject: 'nothing', limit: 'sign-in' })
      .route({ method: 'POST', path: '/sign-in' })
      .input(credentialsSchema)
      .output(sessionSchema),
    signOut: endpoint({ access: 'open', body: 'none', subject: 'own' })
      .route({ method: 'POST', path: '/sign-out' })
      .output(nothing),
    requestPasswordReset: endpoint({
      access: 'open',
      body: 'json',
      subject: 'nothing',
      limit: 'password-reset-request',
    })
      .route({ method: 'POST', path: '/password-reset-requests' })
      .input(passwordResetRequestSchema)
      .output(nothing),
    resetPassword: endpoint({
      access: 'open',
      body: 'json',
      subject: 'nothing',
      limit: 'password-reset',
    })
      .route({ method: 'POST', path: '/password-resets' })
      .input(passwordResetSchema)
      .output(nothing),
  },
  emailConfirmations: {
    /** Mails the link once more. */
    request: endpoint({
      access: 'member',
      body: 'none',
      subject: 'own',
      limit: 'email-confirmation-request',
    })
      .route({ method: 'POST', path: '/email-confirmation-requests' })
      .output(nothing),
    confirm: publicForm
      .route({ method: 'POST', path: publicForms.emailConfirmation.path })
      .input(emailConfirmationSchema)
      .output(formAnswerSchema),
  },
  profiles: {
    get: endpoint({ access: 'member', scope: 'account:read', body: 'none', subject: 'own' })
      .route({ method: 'GET', path: '/profile' })
      .output(profileSchema),
    update: endpoint({ access: 'member', body: 'json', subject: 'own' })
      .route({ method: 'PATCH', path: '/profile' })
      .input(profileUpdateSchema)
      .output(profileSchema),
  },
  billing: {
    /** The member's plan, what was paid for it, and the invoices. */
    getMembership: endpoint({ access: 'member', body: 'none', subject: 'own' })
      .route({ method: 'GET', path: '/membership' })
      .output(membershipSchema),
    /** Begins a purchase; it counts once the provider says that it was paid. */
    startCheckout: endpoint({
      access: 'member',
      body: 'json',
      subject: 'own',
      limit: 'checkout',
      isForConfirmed: true,
    })
      .route({ method: 'POST', path: '/checkouts', successStatus: 201 })
      .input(checkoutInputSchema)
      .output(checkoutSchema),
    cancel: endpoint({ access: 'member', body: 'none', subject: ownSubscription })
      .route({ method: 'POST', path: '/subscriptions/{id}/cancel' })
      .input(byId)
      .output(membershipSchema),
    resume: endpoint({ access: 'member', body: 'none', subject: ownSubscription })
      .route({ method: 'POST', path: '/subscriptions/{id}/resume' })
      .input(byId)
      .output(membershipSchema),
    requestRefund: endpoint({
      access: 'member',
      body: 'none',
      subject: { row: 'payment', in: 'path', isEnded: true },
    })
      .route({ method: 'POST', path: '/payments/{id}/refund' })
      .input(byId)
      .output(membershipSchema),
    getLifetimeSeats: endpoint({ access: 'open', body: 'none', subject: 'nothing' })
      .route({ method: 'GET', path: '/lifetime-seats' })
      .output(lifetimeSeatsSchema),
  },
  entitlements: {
    get: endpoint({ access: 'member', scope: 'account:read', body: 'none', subject: 'own' })
      .route({ method: 'GET', path: '/entitlements' })
      .output(ownEntitlementsSchema),
  },
  quotas: {
    get: endpoint({ access: 'member', scope: 'account:read', body: 'none', subject: 'own' })
      .route({ method: 'GET', path: '/quota' })
      .output(quotaSchema),
    /** What each piece of work took, and what was given back. */
    listCharges: endpoint({ access: 'member', scope: 'account:read', body: 'none', subject: 'own' })
      .route({ method: 'GET', path: '/charges' })
      .output(chargeListSchema),
  },
  models: {
    list: endpoint({ access: 'member', scope: 'images:create', body: 'none', subject: 'own' })
      .route({ method: 'GET', path: '/models' })
      .output(modelListSchema),
  },
  generations: {
    create: endpoint({ access: 'member', scope: 'images:create', body: 'json', subject: 'own' })
      .route({ method: 'POST', path: '/generations', successStatus: 202 })
      .input(generationRequestSchema)
      .output(taskListSchema),
    listPrompts: endpoint({ access: 'member', body: 'none', subject: 'own' })
      .route({ method: 'GET', path: '/prompts' })
      .output(promptHistorySchema),
  },
  edits: {
    create: endpoint({ access: 'member', scope: 'images:create', body: 'json', subject: 'own' })
      .route({ method: 'POST', path: '/edits', successStatus: 202 })
      .input(editRequestSchema)
      .output(taskListSchema),
  },
  uploads: {
    create: endpoint({
      access: 'member',
      scope: 'images:create',
      body: 'multipart',
      bytesMax: uploadBytesMax + bodyBytesMaxUsual,
      subject: 'own',
      limit: 'upload',
    })
      .route({ method: 'POST', path: '/uploads', successStatus: 201 })
      .input(uploadInputSchema)
      .output(uploadSchema),
    delete: endpoint({
      access: 'member',
      scope: 'images:create',
      body: 'none',
      subject: { row: 'upload', in: 'path', isEnded: true },
    })
      .route({ method: 'DELETE', path: '/uploads/{id}' })
      .input(byId)
      .output(nothing),
  },
  tasks: {
    /** Those still queued or running, oldest first. */
    listActive: endpoint({
      access: 'member',
      scope: 'images:create',
      body: 'none',
      subject: 'own',
    })
      .route({ method: 'GET', path: '/tasks' })
      .output(taskListSchema),
    get: endpoint({ access: 'member', scope: 'images:create', body: 'none', subject: ownTask })
      .route({ method: 'GET', path: '/tasks/{id}' })
      .input(byId)
      .output(taskSchema),
    cancel: endpoint({
      access: 'member',
      scope: 'images:create',
      body: 'none',
      subject: { ...ownTask, isEnded: true },
    })
      .route({ method: 'POST', path: '/tasks/{id}/cancel' })
      .input(byId)
      .output(taskSchema),
  },
  images: {
    list: endpoint({ access: 'member', scope: 'library:read', body: 'none', subject: 'own' })
      .route({ method: 'GET', path: '/images' })
      .input(imageListInputSchema)
      .output(imagePageSchema),
    count: endpoint({ access: 'member', scope: 'library:read', body: 'none', subject: 'own' })
      .route({ method: 'GET', path: '/images/count' })
      .input(imageListInputSchema.pick({ search: true }))
      .output(z.object({ count: z.number().int() })),
    get: endpoint({ access: 'member', scope: 'library:read', body: 'none', subject: ownImage })
      .route({ method: 'GET', path: '/images/{id}' })
      .input(byId)
      .output(imageSchema),
    getLineage: endpoint({
      access: 'member',
      scope: 'library:read',
      body: 'none',
      subject: ownImage,
    })
      .route({ method: 'GET', path: '/images/{id}/lineage' })
      .input(byId)
      .output(lineageSchema),
    delete: endpoint({
      access: 'member',
      scope: 'library:write',
      body: 'none',
      subject: { ...ownImage, isEnded: true },
    })
      .route({ method: 'DELETE', path: '/images/{id}' })
      .input(byId)
      .output(nothing),
    deleteMany: endpoint({
      access: 'member',
      scope: 'library:write',
      body: 'json',
      subject: { row: 'image', in: 'ids', others: 'left_out', isEnded: true },
    })
      .route({ method: 'POST', path: '/images/deletions' })
      .input(imageSelectionSchema)
      .output(z.object({ deletedIds: z.array(z.uuid()) })),
    addView: endpoint({ access: 'member', body: 'none', subject: ownImage })
      .route({ method: 'POST', path: '/images/{id}/views' })
      .input(byId)
      .output(imageSchema),
    setFavourite: endpoint({
      access: 'member',
      scope: 'library:write',
      body: 'json',
      subject: ownImage,
    })
      .route({ method: 'PUT', path: '/images/{id}/favourite' })
      .input(byId.extend({ isFavourite: z.boolean() }))
      .output(imageSchema),
    /** Moves its bytes to an address that nobody knows yet; the old one is not found from then on. */
    renewAddress: endpoint({
      access: 'member',
      scope: 'library:write',
      body: 'none',
      subject: ownImage,
    })
      .route({ method: 'POST', path: '/images/{id}/address' })
      .input(byId)
      .output(imageSchema),
  },
  community: {
    listGallery: endpoint({
      access: 'open',
      scope: 'gallery:read',
      body: 'none',
      subject: 'public',
    })
      .route({ method: 'GET', path: galleryPaths.list })
      .input(galleryInputSchema)
      .output(galleryPageSchema),
    countGallery: endpoint({
      access: 'open',
      scope: 'gallery:read',
      body: 'none',
      subject: 'public',
    })
      .route({ method: 'GET', path: galleryPaths.count })
      .input(galleryFilterSchema.pick({ search: true, category: true }))
      .output(z.object({ count: z.number().int() })),
    get: endpoint({ access: 'open', scope: 'gallery:read', body: 'none', subject: 'public' })
      .route({ method: 'GET', path: galleryPaths.get })
      .input(byId)
      .output(publicationSchema),
    /** Counts once an hour for each visitor. */
    addView: endpoint({ access: 'open', body: 'none', subject: 'public', limit: 'gallery-view' })
      .route({ method: 'POST', path: galleryPaths.views })
      .input(byId)
      .output(publicationSchema),
    setLike: endpoint({ access: 'member', body: 'json', subject: 'public' })
      .route({ method: 'PUT', path: galleryPaths.like })
      .input(byId.extend({ isLiked: z.boolean() }))
      .output(publicationSchema),
    /** Shows one of the actor's images to everybody; said again, it changes title, name and category. */
    publish: endpoint({
      access: 'member',
      body: 'json',
      subject: ownImage,
      isForConfirmed: true,
    })
      .route({ method: 'PUT', path: '/images/{id}/publication' })
      .input(byId.extend(publicationInputSchema.shape))
      .output(publicationSchema),
    unpublish: endpoint({ access: 'member', body: 'none', subject: ownImage })
      .route({ method: 'DELETE', path: '/images/{id}/publication' })
      .input(byId)
      .output(nothing),
  },
  notifications: {
    list: endpoint({ access: 'member', body: 'none', subject: 'own' })
      .route({ method: 'GET', path: '/notifications' })
      .output(notificationListSchema),
    markRead: endpoint({
      access: 'member',
      body: 'none',
      subject: { row: 'notification', in: 'path' },
    })
      .route({ method: 'POST', path: '/notifications/{id}/read' })
      .input(byId)
      .output(notificationListSchema),
    markAllRead: endpoint({ access: 'member', body: 'none', subject: 'own' })
      .route({ method: 'POST', path: '/notifications/read' })
      .output(notificationListSchema),
  },
  contactMessages: {
    send: publicForm
      .route({ method: 'POST', path: publicForms.contact.path })
      .input(contactMessageSchema)
      .output(formAnswerSchema),
  },
  supportTickets: {
    open: publicForm
      .route({ method: 'POST', path: publicForms.ticket.path })
      .input(supportTicketSchema)
      .output(ticketAnswerSchema),
  },
  jobApplications: {
    send: endpoint({
      access: 'open',
      body: 'multipart',
      bytesMax: fileFormBytesMax(resumeBytesMax),
      subject: 'nothing',
      limit: 'public-form',
    })
      .route({ method: 'POST', path: publicForms.application.path })
      .input(jobApplicationSchema)
      .output(formAnswerSchema),
  },
  status: {
    get: endpoint({ access: 'open', body: 'none', subject: 'nothing' })
      .route({ method: 'GET', path: '/status' })
      .output(statusSchema),
    createIncident: endpoint({ access: 'operator', body: 'json', subject: 'public' })
      .route({ method: 'POST', path: '/incidents', successStatus: 201 })
      .input(incidentCreationSchema)
      .output(incidentSchema),
    updateIncident: endpoint({ access: 'operator', body: 'json', subject: 'public' })
      .route({ method: 'PATCH', path: '/incidents/{id}' })
      .input(incidentUpdateSchema)
      .output(incidentSchema),
  },
  mailSubscriptions: {
    request: endpoint({
      access: 'open',
      body: 'form',
      subject: 'nothing',
      limit: 'mail-subscription',
    })
      .route({ method: 'POST', path: publicForms.subscription.path })
      .input(mailSubscriptionRequestSchema)
      .output(formAnswerSchema),
    confirm: publicForm
      .route({ method: 'POST', path: publicForms.confirmation.path })
      .input(mailConfirmationSchema)
      .output(formAnswerSchema),
    /** Without a limit: to leave must always work. */
    remove: endpoint({ access: 'open', body: 'form', subject: 'nothing' })
      .route({ method: 'POST', path: publicForms.unsubscription.path })
      .input(mailUnsubscriptionSchema)
      .output(formAnswerSchema),
  },
  // An endpoint that was not begun by `endpoint` says nothing of itself, and does not compile.
} satisfies Record<string, Record<string, DeclaredEndpoint>>;

type DeclaredEndpoint = AnyContractProcedure & { '~orpc': { meta: EndpointMeta } };

/** An endpoint as the guards see it. */
export interface Endpoint {
  /** Such as `images.get`, or `bytes.archive`. */
  name: string;
  method: string;
  /** With its parameters in braces. */
  path: string;
  meta: EndpointMeta;
}

/** Every endpoint there is, JSON and bytes. */
export const endpoints: readonly Endpoint[] = [
  ...Object.entries(api).flatMap(([noun, procedures]) =>
    Object.entries(procedures as Record<string, DeclaredEndpoint>).map(([name, procedure]) => {
      const { route, meta } = procedure['~orpc'];
      return {
        name: `${noun}.${name}`,
        method: route.method!,
        path: `/api${route.path}`,
        meta,
      };
    }),
  ),
  ...Object.entries<ByteRoute>(byteRoutes).map(([name, { method = 'GET', path, meta }]) => ({
    name: `bytes.${name}`,
    method,
    path,
    meta,
  })),
];
