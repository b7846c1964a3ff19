CREATE TABLE "image_changes" (
	"image_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"is_deleted" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "image_id" uuid;--> statement-breakpoint
CREATE INDEX "image_changes_user_changed_idx" ON "image_changes" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE INDEX "image_changes_changed_idx" ON "image_changes" USING btree ("changed_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_image_id_generated_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."generated_images"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "notifications_image_idx" ON "notifications" USING btree ("image_id");--> statement-breakpoint
CREATE FUNCTION note_image_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO image_changes (image_id, user_id, changed_at, is_deleted)
  VALUES (coalesce(NEW.id, OLD.id), coalesce(NEW.user_id, OLD.user_id), clock_timestamp(), TG_OP = 'DELETE')
  ON CONFLICT (image_id) DO UPDATE SET changed_at = excluded.changed_at, is_deleted = excluded.is_deleted;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER generated_images_note_change
AFTER INSERT OR UPDATE OR DELETE ON generated_images
FOR EACH ROW EXECUTE FUNCTION note_image_change();
