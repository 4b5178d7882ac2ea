ALTER TABLE "intento_tardias" ADD COLUMN "aceptada" boolean;--> statement-breakpoint
ALTER TABLE "intento_tardias" ADD COLUMN "motivo" text;--> statement-breakpoint
ALTER TABLE "intento_tardias" ADD COLUMN "por" uuid;--> statement-breakpoint
ALTER TABLE "intento_tardias" ADD COLUMN "decidida_en" timestamp(3) with time zone;