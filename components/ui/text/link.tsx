"use client";

import NextLink from "next/link";
import type { ComponentProps } from "react";
import { useNavigation } from "./navigation";

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, "href" | "onNavigate"> {
  href: string;
}

/** A link within the site that shows immediately that it was pressed. */
export function Link({ href, replace, scroll, ...props }: LinkProps) {
  const navigation = useNavigation();
  const isPressed = navigation?.pendingHref === href;
  return (
    <NextLink
      href={href}
      {...(replace !== undefined && { replace })}
      {...(scroll !== undefined && { scroll })}
      {...(isPressed && { "data-pressed": "" })}
      {...props}
      onNavigate={(event) => {
        if (!navigation) return;
        event.preventDefault();
        navigation.navigate(href, { replace, scroll });
      }}
    />
  );
}
