CREATE TABLE "certificado_zips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"estado" text DEFAULT 'haciendo' NOT NULL,
	"certificado_ids" uuid[] NOT NULL,
	"hechos" integer DEFAULT 0 NOT NULL,
	"sin_papel" integer DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"motivo" text,
	"creado_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"terminado_en" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "certificado_zips" ADD CONSTRAINT "certificado_zips_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificado_zips_uno_en_marcha" ON "certificado_zips" USING btree ("usuario_id") WHERE "certificado_zips"."estado" = 'haciendo';--> statement-breakpoint
CREATE INDEX "certificado_zips_por_persona" ON "certificado_zips" USING btree ("usuario_id","creado_en");