CREATE TABLE "entregas_avisadas" (
	"entrega_id" uuid PRIMARY KEY NOT NULL,
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "usuarios_por_acceso";--> statement-breakpoint
ALTER TABLE "entregas_avisadas" ADD CONSTRAINT "entregas_avisadas_entrega_id_entregas_id_fk" FOREIGN KEY ("entrega_id") REFERENCES "public"."entregas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usuarios_por_acceso" ON "usuarios" USING btree ("ultimo_acceso","apellidos","nombre","id","estado","fecha_baja","baja_desde");