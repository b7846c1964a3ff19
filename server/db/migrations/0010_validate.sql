CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_user_id");--> statement-breakpoint
ALTER TABLE "generated_images" VALIDATE CONSTRAINT "generated_images_task_id_tasks_id_fk";--> statement-breakpoint
ALTER TABLE "generated_images" VALIDATE CONSTRAINT "generated_images_parent_image_id_generated_images_id_fk";
