CREATE TABLE "account_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_mails_kind_check" CHECK ("account_mails"."kind" in ('password-reset', 'known-address', 'email-confirmation')),
	CONSTRAINT "account_mails_status_check" CHECK ("account_mails"."status" in ('requested', 'accepted', 'dropped'))
);
--> statement-breakpoint
CREATE INDEX "account_mails_requested_idx" ON "account_mails" USING btree ("requested_at");