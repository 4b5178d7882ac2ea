CREATE TABLE "anotaciones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entrega_id" uuid NOT NULL,
	"lugar" smallint DEFAULT -1 NOT NULL,
	"ancla" jsonb NOT NULL,
	"texto" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"usuario_id" uuid NOT NULL,
	"escrita_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "anotaciones" ADD CONSTRAINT "anotaciones_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anotaciones_por_respuesta" ON "anotaciones" USING btree ("entrega_id","lugar");--> statement-breakpoint
CREATE INDEX "anotaciones_por_persona" ON "anotaciones" USING btree ("usuario_id");