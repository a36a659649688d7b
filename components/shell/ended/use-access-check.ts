"use client";

import { useParams } from "next/navigation";
import { useEffect } from "react";
import { api, ApiError } from "@/lib/browser/api-client";
import { endPage, setAccessCheck } from "@/lib/browser/page/page-ending";
import { apiPaths } from "@/lib/shared/paths/api-paths";

/** On a project's page: after a not-found or forbidden response, checks whether the reader is still in the project. */
export function useAccessCheck(): void {
  const { id } = useParams<{ id?: string }>();
  useEffect(() => {
    if (id === undefined) return;
    let checking = false;
    setAccessCheck(() => {
      if (checking) return;
      checking = true;
      api
        .get(apiPaths.project(id))
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.code === "not_found") endPage({ reason: "removed" });
        })
        .finally(() => {
          checking = false;
        });
    });
    return () => {
      setAccessCheck(null);
    };
  }, [id]);
}
