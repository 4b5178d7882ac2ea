ALTER TABLE "anuncios" ADD COLUMN "correo_vez" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "anuncios" ADD COLUMN "mandado_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "avisos" ADD COLUMN "solo_correo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "avisos_solo_correo" ON "avisos" USING btree ("asunto") WHERE "avisos"."solo_correo";