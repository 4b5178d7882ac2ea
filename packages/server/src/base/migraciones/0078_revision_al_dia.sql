ALTER TABLE "carga_mapeos" ADD COLUMN "situaciones" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cargas" ADD COLUMN "revisada_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "cargas" ADD COLUMN "foto" text;--> statement-breakpoint
ALTER TABLE "cargas" ADD COLUMN "situaciones" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "cargas" SET "estado" = 'leida' WHERE "estado" IN ('revisando', 'revisada');