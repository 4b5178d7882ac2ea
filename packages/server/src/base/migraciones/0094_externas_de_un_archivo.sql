ALTER TABLE "externa_cargas" ADD COLUMN "hoja" text;--> statement-breakpoint
ALTER TABLE "externa_cargas" ADD COLUMN "mapeo" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "externa_cargas" ADD COLUMN "filas" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "externa_cargas" ADD COLUMN "ordenada_por" uuid;--> statement-breakpoint
ALTER TABLE "externa_cargas" ADD COLUMN "ordenada_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "externa_cargas" ADD COLUMN "deshacer_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "externa_cargas" ADD COLUMN "motivo" text;--> statement-breakpoint
ALTER TABLE "externas" ADD COLUMN "horas" numeric(6,2);