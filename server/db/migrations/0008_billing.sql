CREATE TABLE "invoice_counter" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_counter_one_check" CHECK ("invoice_counter"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" text,
	"seller" text NOT NULL,
	"customer" text NOT NULL,
	"description" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "lifetime_seats" (
	"number" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"subscription_id" uuid,
	"reserved_until" timestamp with time zone,
	CONSTRAINT "lifetime_seats_number_check" CHECK ("lifetime_seats"."number" between 1 and 100),
	CONSTRAINT "lifetime_seats_state_check" CHECK (("lifetime_seats"."state" = 'free') = ("lifetime_seats"."subscription_id" is null) and ("lifetime_seats"."state" = 'reserved') = ("lifetime_seats"."reserved_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"subscription_id" uuid,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"user_id" text,
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"refund_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('completed', 'refunded', 'reversed'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"plan" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"status" text NOT NULL,
	"provider_status" text,
	"price_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"current_period_end" timestamp with time zone,
	"cancel_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"sync_version" integer DEFAULT 0 NOT NULL,
	"synced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_plan_check" CHECK ("subscriptions"."plan" in ('premium', 'lifetime')),
	CONSTRAINT "subscriptions_status_check" CHECK ("subscriptions"."status" in ('pending', 'active', 'cancelled', 'suspended', 'expired', 'refunded', 'superseded', 'sold_out')),
	CONSTRAINT "subscriptions_price_check" CHECK ("subscriptions"."price_cents" >= 0)
);
--> statement-breakpoint
INSERT INTO "subscriptions" ("id", "user_id", "plan", "provider", "provider_id", "status", "price_cents", "currency", "current_period_end", "cancel_at", "created_at", "updated_at")
SELECT gen_random_uuid(), s."user_id", 'premium',
	CASE WHEN s."paypal_subscription_id" IS NULL THEN 'operator' ELSE 'paypal' END,
	coalesce(s."paypal_subscription_id", 'former:' || s."user_id"),
	s."status", 499, 'USD', s."paid_through",
	CASE WHEN s."status" = 'cancelled' THEN s."paid_through" END,
	s."updated_at", s."updated_at"
FROM "user_subscriptions" s;--> statement-breakpoint
DROP TABLE "user_subscriptions" CASCADE;--> statement-breakpoint
INSERT INTO "invoice_counter" ("id", "last_number") VALUES (1, 0);--> statement-breakpoint
INSERT INTO "lifetime_seats" ("number", "state") SELECT n, 'free' FROM generate_series(1, 100) n;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lifetime_seats" ADD CONSTRAINT "lifetime_seats_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_payment_idx" ON "invoices" USING btree ("payment_id","kind");--> statement-breakpoint
CREATE INDEX "invoices_user_idx" ON "invoices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lifetime_seats_subscription_idx" ON "lifetime_seats" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_event_idx" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_events_subscription_idx" ON "payment_events" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payment_events_unhandled_idx" ON "payment_events" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_idx" ON "payments" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE INDEX "payments_subscription_idx" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider_idx" ON "subscriptions" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_active_idx" ON "subscriptions" USING btree ("user_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_synced_idx" ON "subscriptions" USING btree ("status","synced_at");--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "is_priority" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE VIEW "user_subscriptions" AS
SELECT DISTINCT ON (s."user_id")
	s."user_id",
	'premium'::text AS "subscription_type",
	s."status",
	CASE WHEN s."provider" = 'paypal' THEN s."provider_id" END AS "paypal_subscription_id",
	s."current_period_end" AS "paid_through",
	s."updated_at"
FROM "subscriptions" s
WHERE s."user_id" IS NOT NULL AND s."status" IN ('active', 'cancelled', 'suspended', 'expired')
ORDER BY s."user_id", s."status" = 'active' DESC, s."current_period_end" DESC NULLS LAST, s."updated_at" DESC;