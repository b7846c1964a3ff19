CREATE TABLE "publication_likes" (
	"user_id" text NOT NULL,
	"publication_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_likes_user_id_publication_id_pk" PRIMARY KEY("user_id","publication_id")
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"image_id" uuid,
	"sample_name" text,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"author" text NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"views_count" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publications_image_id_unique" UNIQUE("image_id"),
	CONSTRAINT "publications_sample_name_unique" UNIQUE("sample_name"),
	CONSTRAINT "publications_source_check" CHECK (("publications"."image_id" is null) <> ("publications"."sample_name" is null)),
	CONSTRAINT "publications_counts_check" CHECK ("publications"."likes_count" >= 0 and "publications"."views_count" >= 0),
	CONSTRAINT "publications_category_check" CHECK ("publications"."category" in ('Fantasy', 'Nature', 'Portraits', 'Architecture', 'Food', 'Animals'))
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publication_likes" ADD CONSTRAINT "publication_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_likes" ADD CONSTRAINT "publication_likes_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_image_id_generated_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."generated_images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_published_idx" ON "publications" USING btree ("published_at","id");