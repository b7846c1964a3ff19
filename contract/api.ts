import { oc } from '@orpc/contract';
import { z } from 'zod';
import {
  credentialsSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  sessionSchema,
} from './accounts.ts';
import {
  galleryInputSchema,
  galleryPageSchema,
  publicationInputSchema,
  publicationSchema,
} from './community.ts';
import { contactMessageSchema } from './contact-messages.ts';
import { type ErrorCode, errorDetailsSchema, errorStatus } from './errors.ts';
import {
  generationListSchema,
  generationRequestSchema,
  generationSchema,
  modelListSchema,
  promptHistorySchema,
} from './generations.ts';
import {
  imageListInputSchema,
  imagePageSchema,
  imageSchema,
  imageSelectionSchema,
} from './images.ts';
import { jobApplicationSchema } from './job-applications.ts';
import {
  mailConfirmationSchema,
  mailSubscriptionRequestSchema,
  mailUnsubscriptionSchema,
} from './mail-subscriptions.ts';
import { notificationListSchema } from './notifications.ts';
import { profileSchema, profileUpdateSchema } from './profiles.ts';
import { formAnswerSchema, publicForms } from './public-forms.ts';
import { quotaSchema } from './quotas.ts';
import {
  incidentCreationSchema,
  incidentSchema,
  incidentUpdateSchema,
  statusSchema,
} from './status.ts';
import { subscriptionSchema } from './subscriptions.ts';
import { supportTicketSchema, ticketAnswerSchema } from './support-tickets.ts';

const errorMap = Object.fromEntries(
  Object.entries(errorStatus).map(([code, status]) => [
    code,
    { status, data: errorDetailsSchema.optional() },
  ]),
) as Record<ErrorCode, { status: number; data: z.ZodOptional<typeof errorDetailsSchema> }>;

/** Anyone may call these. */
const open = oc.errors(errorMap);

/** A session is needed for these; a missing one answers `unauthenticated`. */
const member = oc.errors(errorMap);

/** In small letters: ids are compared as text wherever no database does it. */
const byId = z.strictObject({ id: z.uuid().toLowerCase() });
const nothing = z.object({});

/** Every JSON endpoint below /api: the typed client, the server and the OpenAPI document read this table. */
export const api = {
  accounts: {
    getSession: open.route({ method: 'GET', path: '/session' }).output(sessionSchema),
    signUp: open
      .route({ method: 'POST', path: '/sign-up' })
      .input(credentialsSchema)
      .output(nothing),
    signIn: open
      .route({ method: 'POST', path: '/sign-in' })
      .input(credentialsSchema)
      .output(sessionSchema),
    signOut: open.route({ method: 'POST', path: '/sign-out' }).output(nothing),
    requestPasswordReset: open
      .route({ method: 'POST', path: '/password-reset-requests' })
      .input(passwordResetRequestSchema)
      .output(nothing),
    resetPassword: open
      .route({ method: 'POST', path: '/password-resets' })
      .input(passwordResetSchema)
      .output(nothing),
  },
  profiles: {
    get: member.route({ method: 'GET', path: '/profile' }).output(profileSchema),
    update: member
      .route({ method: 'PATCH', path: '/profile' })
      .input(profileUpdateSchema)
      .output(profileSchema),
  },
  subscriptions: {
    get: member.route({ method: 'GET', path: '/subscription' }).output(subscriptionSchema),
  },
  quotas: {
    get: member.route({ method: 'GET', path: '/quota' }).output(quotaSchema),
  },
  generations: {
    listModels: member.route({ method: 'GET', path: '/models' }).output(modelListSchema),
    create: member
      .route({ method: 'POST', path: '/generations', successStatus: 202 })
      .input(generationRequestSchema)
      .output(generationListSchema),
    /** Those still queued or running, oldest first. */
    listActive: member.route({ method: 'GET', path: '/generations' }).output(generationListSchema),
    get: member
      .route({ method: 'GET', path: '/generations/{id}' })
      .input(byId)
      .output(generationSchema),
    cancel: member
      .route({ method: 'POST', path: '/generations/{id}/cancel' })
      .input(byId)
      .output(generationSchema),
    listPrompts: member.route({ method: 'GET', path: '/prompts' }).output(promptHistorySchema),
  },
  images: {
    list: member
      .route({ method: 'GET', path: '/images' })
      .input(imageListInputSchema)
      .output(imagePageSchema),
    count: member
      .route({ method: 'GET', path: '/images/count' })
      .input(imageListInputSchema.pick({ search: true }))
      .output(z.object({ count: z.number().int() })),
    get: member.route({ method: 'GET', path: '/images/{id}' }).input(byId).output(imageSchema),
    delete: member.route({ method: 'DELETE', path: '/images/{id}' }).input(byId).output(nothing),
    deleteMany: member
      .route({ method: 'POST', path: '/images/deletions' })
      .input(imageSelectionSchema)
      .output(z.object({ deletedIds: z.array(z.uuid()) })),
    addView: member
      .route({ method: 'POST', path: '/images/{id}/views' })
      .input(byId)
      .output(imageSchema),
    setLike: member
      .route({ method: 'PUT', path: '/images/{id}/like' })
      .input(byId.extend({ isLiked: z.boolean() }))
      .output(imageSchema),
  },
  community: {
    listGallery: open
      .route({ method: 'GET', path: '/gallery' })
      .input(galleryInputSchema)
      .output(galleryPageSchema),
    addView: open
      .route({ method: 'POST', path: '/gallery/{id}/views' })
      .input(byId)
      .output(publicationSchema),
    setLike: member
      .route({ method: 'PUT', path: '/gallery/{id}/like' })
      .input(byId.extend({ isLiked: z.boolean() }))
      .output(publicationSchema),
    /** Shows one of the actor's images to everybody; said again, it changes title, name and category. */
    publish: member
      .route({ method: 'PUT', path: '/images/{id}/publication' })
      .input(byId.extend(publicationInputSchema.shape))
      .output(publicationSchema),
    unpublish: member
      .route({ method: 'DELETE', path: '/images/{id}/publication' })
      .input(byId)
      .output(nothing),
  },
  notifications: {
    list: member.route({ method: 'GET', path: '/notifications' }).output(notificationListSchema),
    markRead: member
      .route({ method: 'POST', path: '/notifications/{id}/read' })
      .input(byId)
      .output(notificationListSchema),
    markAllRead: member
      .route({ method: 'POST', path: '/notifications/read' })
      .output(notificationListSchema),
  },
  contactMessages: {
    send: open
      .route({ method: 'POST', path: publicForms.contact.path })
      .input(contactMessageSchema)
      .output(formAnswerSchema),
  },
  supportTickets: {
    open: open
      .route({ method: 'POST', path: publicForms.ticket.path })
      .input(supportTicketSchema)
      .output(ticketAnswerSchema),
  },
  jobApplications: {
    send: open
      .route({ method: 'POST', path: publicForms.application.path })
      .input(jobApplicationSchema)
      .output(formAnswerSchema),
  },
  status: {
    get: open.route({ method: 'GET', path: '/status' }).output(statusSchema),
    /** These two are the operator's: they ask for a key that is made from the secret. */
    createIncident: open
      .route({ method: 'POST', path: '/incidents', successStatus: 201 })
      .input(incidentCreationSchema)
      .output(incidentSchema),
    updateIncident: open
      .route({ method: 'PATCH', path: '/incidents/{incidentId}' })
      .input(incidentUpdateSchema)
      .output(incidentSchema),
  },
  mailSubscriptions: {
    request: open
      .route({ method: 'POST', path: publicForms.subscription.path })
      .input(mailSubscriptionRequestSchema)
      .output(formAnswerSchema),
    confirm: open
      .route({ method: 'POST', path: publicForms.confirmation.path })
      .input(mailConfirmationSchema)
      .output(formAnswerSchema),
    remove: open
      .route({ method: 'POST', path: publicForms.unsubscription.path })
      .input(mailUnsubscriptionSchema)
      .output(formAnswerSchema),
  },
};
