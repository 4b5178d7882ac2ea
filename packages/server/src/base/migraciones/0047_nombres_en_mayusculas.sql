ALTER TABLE "carga_filas" ADD COLUMN "en_mayusculas" boolean;--> statement-breakpoint
ALTER TABLE "cargas" ADD COLUMN "corregir_mayusculas" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cargas" ADD COLUMN "en_mayusculas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was revised before is imported as it was shown.
UPDATE "cargas" SET "corregir_mayusculas" = false;
