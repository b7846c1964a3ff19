CREATE TABLE "charges" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"units" integer NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "charges_units_check" CHECK ("charges"."units" >= 0),
	CONSTRAINT "charges_state_check" CHECK ("charges"."state" in ('reserved', 'kept', 'refunded')),
	CONSTRAINT "charges_settled_check" CHECK (("charges"."state" = 'reserved') = ("charges"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "task_uploads" (
	"task_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	CONSTRAINT "task_uploads_task_id_upload_id_pk" PRIMARY KEY("task_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"batch_index" integer NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"lane" text NOT NULL,
	"model_id" text NOT NULL,
	"model_label" text NOT NULL,
	"prompt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"input" jsonb NOT NULL,
	"parent_image_id" uuid,
	"priority" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"progress" real,
	"preview_version" integer DEFAULT 0 NOT NULL,
	"error_code" text,
	"waiting_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "tasks_status_check" CHECK ("tasks"."status" in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
	CONSTRAINT "tasks_progress_check" CHECK ("tasks"."progress" between 0 and 1),
	CONSTRAINT "tasks_size_check" CHECK ("tasks"."width" > 0 and "tasks"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_purpose_check" CHECK ("uploads"."purpose" in ('source', 'mask')),
	CONSTRAINT "uploads_size_check" CHECK ("uploads"."width" > 0 and "uploads"."height" > 0)
);
--> statement-breakpoint
-- Generations become tasks of the first kind. What was asked for is kept as settings; a number of a
-- request's images is their order.
INSERT INTO "tasks" ("id", "batch_id", "batch_index", "user_id", "kind", "status", "lane", "model_id", "model_label", "prompt", "width", "height", "input", "priority", "attempt", "progress", "preview_version", "error_code", "created_at", "started_at", "finished_at")
SELECT g."id", g."batch_id", row_number() OVER (PARTITION BY g."user_id", g."batch_id" ORDER BY g."priority" DESC, g."seed", g."id") - 1, g."user_id", 'generate', g."status", g."engine_id", g."model_id", g."model_label", g."prompt", g."width", g."height",
	jsonb_build_object('settings', jsonb_build_object(
		'negativePrompt', g."negative_prompt",
		'seed', g."seed",
		'variation', CASE WHEN g."variation_seed" IS NULL THEN NULL ELSE jsonb_build_object('seed', g."variation_seed", 'strength', g."variation_strength") END,
		'tiling', g."tiling",
		'strength', NULL,
		'steps', g."steps",
		'guidanceScale', g."guidance_scale",
		'sampler', g."sampler",
		'style', NULL
	)),
	g."priority", g."attempt", g."progress", g."preview_version",
	CASE WHEN g."status" = 'failed' THEN 'internal' END,
	g."created_at", g."started_at", g."finished_at"
FROM "generations" g;--> statement-breakpoint
INSERT INTO "charges" ("task_id", "user_id", "day", "units", "state", "created_at", "settled_at")
SELECT g."id", g."user_id", g."quota_date", 1,
	CASE WHEN g."status" IN ('queued', 'running') THEN 'reserved' WHEN g."status" = 'succeeded' THEN 'kept' ELSE 'refunded' END,
	g."created_at",
	CASE WHEN g."status" IN ('queued', 'running') THEN NULL ELSE coalesce(g."finished_at", g."created_at") END
FROM "generations" g;--> statement-breakpoint
DROP TABLE "generations" CASCADE;--> statement-breakpoint
ALTER TABLE "generated_images" DROP CONSTRAINT "generated_images_generation_id_unique";--> statement-breakpoint
ALTER TABLE "generated_images" ALTER COLUMN "model_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "generated_images" ADD COLUMN "task_id" uuid;--> statement-breakpoint
ALTER TABLE "generated_images" ADD COLUMN "parent_image_id" uuid;--> statement-breakpoint
ALTER TABLE "generated_images" ADD COLUMN "settings" jsonb;--> statement-breakpoint
UPDATE "generated_images" i SET
	"task_id" = (SELECT t."id" FROM "tasks" t WHERE t."id" = i."generation_id"),
	"settings" = jsonb_build_object(
		'negativePrompt', i."negative_prompt",
		'seed', i."seed",
		'variation', CASE WHEN i."variation_seed" IS NULL THEN NULL ELSE jsonb_build_object('seed', i."variation_seed", 'strength', i."variation_strength") END,
		'tiling', i."tiling",
		'strength', NULL,
		'steps', i."steps",
		'guidanceScale', i."guidance_scale",
		'sampler', i."sampler",
		'style', NULL
	);--> statement-breakpoint
ALTER TABLE "generated_images" ALTER COLUMN "settings" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_uploads" ADD CONSTRAINT "task_uploads_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_uploads" ADD CONSTRAINT "task_uploads_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_parent_image_id_generated_images_id_fk" FOREIGN KEY ("parent_image_id") REFERENCES "public"."generated_images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_user_day_idx" ON "charges" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "task_uploads_upload_idx" ON "task_uploads" USING btree ("upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_user_batch_idx" ON "tasks" USING btree ("user_id","batch_id","batch_index");--> statement-breakpoint
CREATE INDEX "tasks_user_created_idx" ON "tasks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tasks_parent_image_idx" ON "tasks" USING btree ("parent_image_id");--> statement-breakpoint
CREATE INDEX "tasks_active_lane_idx" ON "tasks" USING btree ("lane","priority","created_at") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "tasks_active_user_idx" ON "tasks" USING btree ("user_id") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "uploads_user_created_idx" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_expires_idx" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "generated_images" ADD CONSTRAINT "generated_images_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "generated_images" ADD CONSTRAINT "generated_images_parent_image_id_generated_images_id_fk" FOREIGN KEY ("parent_image_id") REFERENCES "public"."generated_images"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "generated_images_parent_idx" ON "generated_images" USING btree ("parent_image_id","created_at");--> statement-breakpoint
ALTER TABLE "generated_images" DROP COLUMN "generation_id";--> statement-breakpoint
ALTER TABLE "generated_images" DROP COLUMN "negative_prompt";--> statement-breakpoint
ALTER TABLE "generated_images" DROP COLUMN "seed";--> statement-breakpoint
ALTER TABLE "generated_images" DROP COLUMN "variation_seed";--> statement-breakpoint
ALTER TABLE "generated_images" DROP COLUMN "variation_strength";--> statement-breakpoint
ALTER TABLE "generated_images" DROP COLUMN "tiling";--> statement-breakpoint
ALTER TABLE "generated_images" DROP COLUMN "steps";--> statement-breakpoint
ALTER TABLE "generated_images" DROP COLUMN "guidance_scale";--> statement-breakpoint
ALTER TABLE "generated_images" DROP COLUMN "sampler";--> statement-breakpoint
ALTER TABLE "generated_images" ADD CONSTRAINT "generated_images_task_id_unique" UNIQUE("task_id");