CREATE TABLE "installation" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_one_row_check" CHECK ("installation"."is_only")
);
--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_idx" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "publication_likes_publication_idx" ON "publication_likes" USING btree ("publication_id");--> statement-breakpoint
CREATE INDEX "publications_likes_idx" ON "publications" USING btree ("likes_count","published_at","id");--> statement-breakpoint
CREATE INDEX "publications_views_idx" ON "publications" USING btree ("views_count","published_at","id");--> statement-breakpoint
CREATE INDEX "image_likes_image_idx" ON "image_likes" USING btree ("image_id");