CREATE TABLE "ajustes" (
	"unico" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"dias_de_temporal" integer DEFAULT 7 NOT NULL,
	"nombre_bloqueado" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ajustes_una_fila" CHECK ("ajustes"."unico")
);
--> statement-breakpoint
ALTER TABLE "cargas" ADD COLUMN "fila_de_titulos" integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE "cargas" ADD COLUMN "columnas" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "credenciales" ADD COLUMN "usada_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "credenciales" ADD COLUMN "dada_por" uuid;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "baja_desde" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "credenciales" ADD CONSTRAINT "credenciales_dada_por_usuarios_id_fk" FOREIGN KEY ("dada_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;