ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_image_id_generated_images_id_fk";
