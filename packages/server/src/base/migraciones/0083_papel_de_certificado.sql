CREATE TABLE "certificado_firmantes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"activo" boolean DEFAULT true NOT NULL,
	"llave" text NOT NULL,
	"cifrada" text NOT NULL,
	"certificado" text NOT NULL,
	"cadena" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
DROP INDEX "certificados_sin_papel";--> statement-breakpoint
ALTER TABLE "certificados" ADD COLUMN "estorbos" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "certificado_firmantes_uno_activo" ON "certificado_firmantes" USING btree ("activo") WHERE "certificado_firmantes"."activo";--> statement-breakpoint
CREATE INDEX "certificados_sin_papel" ON "certificados" USING btree ("expedido_en") WHERE "certificados"."papel_en" is null and "certificados"."estorbos" is null and "certificados"."codigo" is not null;