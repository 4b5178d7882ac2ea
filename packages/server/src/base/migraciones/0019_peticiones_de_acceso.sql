CREATE TABLE "peticiones_de_acceso" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"numero" text NOT NULL,
	"pedida_en" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "peticiones_de_acceso" ADD CONSTRAINT "peticiones_de_acceso_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "peticiones_por_fecha" ON "peticiones_de_acceso" USING btree ("pedida_en");
--> statement-breakpoint
-- What came back to be done again is not done.
UPDATE "progreso" p SET "estado" = 'en_curso', "porcentaje" = 0, "completado_en" = null, "version" = p."version" + 1
  FROM "entregas" e
 WHERE e."usuario_id" = p."usuario_id" AND e."actividad_id" = p."actividad_id" AND p."estado" = 'completada'
   AND e."estado" = 'devuelta' AND NOT EXISTS (
     SELECT FROM "entregas" otra WHERE otra."actividad_id" = e."actividad_id" AND otra."usuario_id" = e."usuario_id"
        AND otra."intento" > e."intento" AND otra."estado" <> 'borrador');
