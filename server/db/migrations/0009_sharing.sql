DROP INDEX "publications_likes_idx";--> statement-breakpoint
DROP INDEX "publications_views_idx";--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "source_type" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "trending_score" double precision GENERATED ALWAYS AS (log((likes_count * 10 + views_count + 1)::double precision) + extract(epoch from published_at - to_timestamp(0))::double precision / 345600) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "generated_images" ADD COLUMN "is_favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- An owner's like of an own image was a mark all along.
UPDATE "generated_images" SET "is_favourite" = true FROM "image_likes"
	WHERE "image_likes"."image_id" = "generated_images"."id" AND "image_likes"."user_id" = "generated_images"."user_id";--> statement-breakpoint
DROP TABLE "image_likes";--> statement-breakpoint
-- Files under this key are made when somebody first asks for them: 122 random bits, 32 characters.
UPDATE "publications" SET
	"key" = CASE WHEN "image_id" IS NULL THEN NULL ELSE replace(gen_random_uuid()::text, '-', '') END,
	"source_type" = CASE WHEN "image_id" IS NULL OR EXISTS (
		SELECT 1 FROM "generated_images" WHERE "generated_images"."id" = "publications"."image_id" AND "engine_label" LIKE '%procedural%'
	) THEN 'algorithmicMedia' ELSE 'trainedAlgorithmicMedia' END;--> statement-breakpoint
ALTER TABLE "publications" ALTER COLUMN "source_type" SET NOT NULL;--> statement-breakpoint
-- One count per picture: likes are the publication's, views of both doors are one number.
UPDATE "generated_images" SET "likes_count" = 0;--> statement-breakpoint
UPDATE "publications" SET "views_count" = "publications"."views_count" + "generated_images"."views_count"
	FROM "generated_images" WHERE "generated_images"."id" = "publications"."image_id";--> statement-breakpoint
UPDATE "generated_images" SET "likes_count" = "publications"."likes_count", "views_count" = "publications"."views_count"
	FROM "publications" WHERE "publications"."image_id" = "generated_images"."id";--> statement-breakpoint
CREATE INDEX "publications_liked_idx" ON "publications" USING btree ("likes_count","published_at","id");--> statement-breakpoint
CREATE INDEX "publications_viewed_idx" ON "publications" USING btree ("views_count","published_at","id");--> statement-breakpoint
CREATE INDEX "publications_trending_idx" ON "publications" USING btree ("trending_score","published_at","id");--> statement-breakpoint
CREATE INDEX "publications_category_published_idx" ON "publications" USING btree ("category","published_at","id");--> statement-breakpoint
CREATE INDEX "publications_category_liked_idx" ON "publications" USING btree ("category","likes_count","published_at","id");--> statement-breakpoint
CREATE INDEX "publications_category_viewed_idx" ON "publications" USING btree ("category","views_count","published_at","id");--> statement-breakpoint
CREATE INDEX "publications_category_trending_idx" ON "publications" USING btree ("category","trending_score","published_at","id");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_key_unique" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_key_check" CHECK (("publications"."image_id" is null) = ("publications"."key" is null));--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_source_type_check" CHECK ("publications"."source_type" in ('trainedAlgorithmicMedia', 'algorithmicMedia'));--> statement-breakpoint
CREATE TABLE "publication_views" (
	"publication_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "publication_views_publication_id_visitor_pk" PRIMARY KEY("publication_id","visitor")
);
--> statement-breakpoint
ALTER TABLE "publication_views" ADD CONSTRAINT "publication_views_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publication_views_viewed_idx" ON "publication_views" USING btree ("viewed_at");