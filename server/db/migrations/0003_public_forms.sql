CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_length_check" CHECK (length("contact_messages"."first_name") <= 50 and length("contact_messages"."last_name") <= 50 and length("contact_messages"."email") <= 255 and length("contact_messages"."subject") <= 100 and length("contact_messages"."message") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"confirmation_hash" text,
	"confirmation_expires_at" timestamp with time zone,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "mail_subscriptions_confirmation_hash_unique" UNIQUE("confirmation_hash"),
	CONSTRAINT "mail_subscriptions_email_topic_unique" UNIQUE("email","topic"),
	CONSTRAINT "mail_subscriptions_topic_check" CHECK ("mail_subscriptions"."topic" in ('newsletter', 'status')),
	CONSTRAINT "mail_subscriptions_status_check" CHECK ("mail_subscriptions"."status" in ('pending', 'confirmed'))
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"service" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"opened_by" text NOT NULL,
	CONSTRAINT "incidents_status_check" CHECK ("incidents"."status" in ('degraded', 'down', 'scheduled', 'resolved', 'completed'))
);
--> statement-breakpoint
CREATE TABLE "status_days" (
	"service" text NOT NULL,
	"day" date NOT NULL,
	"up_count" integer NOT NULL,
	"down_count" integer NOT NULL,
	"response_ms_sum" bigint NOT NULL,
	CONSTRAINT "status_days_service_day_pk" PRIMARY KEY("service","day")
);
--> statement-breakpoint
CREATE TABLE "status_probes" (
	"service" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"response_ms" integer,
	CONSTRAINT "status_probes_service_minute_pk" PRIMARY KEY("service","minute"),
	CONSTRAINT "status_probes_outcome_check" CHECK ("status_probes"."outcome" in ('pending', 'up', 'down'))
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "support_tickets_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1042 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_tickets_sequence_unique" UNIQUE("sequence")
);
--> statement-breakpoint
CREATE INDEX "contact_messages_created_idx" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_applications_created_idx" ON "job_applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_subscriptions_topic_idx" ON "mail_subscriptions" USING btree ("topic","status");--> statement-breakpoint
CREATE INDEX "incidents_started_idx" ON "incidents" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_open_probe_idx" ON "incidents" USING btree ("service") WHERE "incidents"."ended_at" is null and "incidents"."opened_by" = 'probe';--> statement-breakpoint
CREATE INDEX "status_probes_minute_idx" ON "status_probes" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "support_tickets_created_idx" ON "support_tickets" USING btree ("created_at");