DROP INDEX "generations_user_created_idx";--> statement-breakpoint
DROP INDEX "generations_active_idx";--> statement-breakpoint
DROP INDEX "generated_images_user_created_idx";--> statement-breakpoint
DROP INDEX "generated_images_user_likes_idx";--> statement-breakpoint
DROP INDEX "notifications_user_created_idx";--> statement-breakpoint
CREATE INDEX "generations_user_created_idx" ON "generations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "generations_active_idx" ON "generations" USING btree ("engine_id","priority","created_at") WHERE "generations"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "generated_images_user_created_idx" ON "generated_images" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "generated_images_user_likes_idx" ON "generated_images" USING btree ("user_id","likes_count","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_user_created_idx" ON "notifications" USING btree ("user_id","created_at","id");