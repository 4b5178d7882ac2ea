CREATE TABLE "paquetes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"archivo_id" uuid,
	"usuario_id" uuid NOT NULL,
	"nombre" text NOT NULL,
	"estado" text DEFAULT 'revisado' NOT NULL,
	"resumen" jsonb NOT NULL,
	"hechos" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"curso_id" uuid,
	"motivo" text,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"terminado_en" timestamp(3) with time zone,
	CONSTRAINT "paquetes_archivo_unico" UNIQUE("archivo_id")
);
--> statement-breakpoint
ALTER TABLE "paquetes" ADD CONSTRAINT "paquetes_archivo_id_archivos_id_fk" FOREIGN KEY ("archivo_id") REFERENCES "public"."archivos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paquetes" ADD CONSTRAINT "paquetes_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paquetes" ADD CONSTRAINT "paquetes_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paquetes_por_persona" ON "paquetes" USING btree ("usuario_id","creado_en");--> statement-breakpoint
CREATE INDEX "paquetes_en_marcha" ON "paquetes" USING btree ("id") WHERE "paquetes"."estado" = 'importando';