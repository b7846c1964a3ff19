ALTER TABLE "generations" ADD COLUMN "variation_seed" bigint;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "variation_strength" double precision;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "tiling" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generated_images" ADD COLUMN "variation_seed" bigint;--> statement-breakpoint
ALTER TABLE "generated_images" ADD COLUMN "variation_strength" double precision;--> statement-breakpoint
ALTER TABLE "generated_images" ADD COLUMN "tiling" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_variation_check" CHECK (("generations"."variation_seed" is null) = ("generations"."variation_strength" is null) and "generations"."variation_seed" between 0 and 4294967295 and "generations"."variation_strength" between 0 and 1);